// Archives: files stored in a zip as they are (APPNOTE.TXT, PKWARE).

/** Makes an archive of files, each with a name in ASCII and its bytes. */
function zip(files) {
  const [parts, entries] = [[], []];
  let offset = 0;
  for (const { name, bytes } of files) {
    const title = new TextEncoder().encode(name);
    // Version 1.0, no flags, stored; the date is 1 January 1980.
    const common = [...little(10, 2), ...little(0, 2), ...little(0, 2), ...little(0, 2), ...little(33, 2),
      ...little(checksum(bytes), 4), ...little(bytes.length, 4), ...little(bytes.length, 4), ...little(title.length, 2)];
    const header = Uint8Array.of(80, 75, 3, 4, ...common, ...little(0, 2), ...title);
    const rest = [...Array(12).fill(0), ...little(offset, 4), ...title];
    entries.push(Uint8Array.of(80, 75, 1, 2, ...little(10, 2), ...common, ...rest));
    parts.push(header, bytes);
    offset += header.length + bytes.length;
  }
  const size = entries.reduce((sum, entry) => sum + entry.length, 0);
  const count = little(files.length, 2);
  const end = Uint8Array.of(80, 75, 5, 6, 0, 0, 0, 0, ...count, ...count, ...little(size, 4), ...little(offset, 4), 0, 0);
  return new Blob([...parts, ...entries, end]);
}

/** The bytes of a number, the least first. */
const little = (number, length) => Array.from({ length }, (_, byte) => number >>> 8 * byte & 255);

/** CRC-32 of some bytes. */
function checksum(bytes) {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum >>> 1 ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}

/** Returns the files of an archive, stored or packed by DEFLATE. What is none has no end that is found: an error. */
async function unzip(archive) {
  const bytes = new Uint8Array(await archive.arrayBuffer()), view = new DataView(bytes.buffer);
  const [two, four] = [at => view.getUint16(at, true), at => view.getUint32(at, true)];
  const files = [];
  let end = bytes.length - 22;
  while (four(end) !== 0x06054b50) end--;
  for (let at = four(end + 16), left = two(end + 10); left > 0; left--) {
    const [method, packed, title, offset] = [two(at + 10), four(at + 20), two(at + 28), four(at + 42)];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + title));
    // The header before the file may have another rest than the entry in the list.
    const start = offset + 30 + two(offset + 26) + two(offset + 28);
    const part = bytes.subarray(start, start + packed);
    if (!name.endsWith('/')) files.push(new File([method === 8 ? await unpacked(part, 'deflate-raw') : part], name.split('/').pop()));
    at += 46 + title + two(at + 30) + two(at + 32);
  }
  return files;
}
