'use strict';

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
