// What the page knows, as `data.rs` writes it, and the engine. Both are packed in an element of the page.

const DATA = {};

/** Fills `DATA`. The engine begins with the first byte 0. */
async function unpack() {
  if (!globalThis.DecompressionStream) throw new Refusal('noDecompression');
  const bytes = new Uint8Array(await unpacked(fromBase85(byId('packed').textContent), 'gzip'));
  const engine = bytes.indexOf(0);
  Object.assign(DATA, JSON.parse(new TextDecoder().decode(bytes.subarray(0, engine))), { engine: bytes.slice(engine) });
  DATA.lines = DATA.lines.split('\n');
}

/** Unpacks bytes of a format of `DecompressionStream`. */
const unpacked = (bytes, format) =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format))).arrayBuffer();

/** Decodes base 85, as `base85.rs` writes it. */
function fromBase85(text) {
  const bytes = new DataView(new ArrayBuffer(Math.ceil(text.length / 5) * 4));
  const digit = at => (at < text.length ? (text[at] === 'x' ? 60 : text.charCodeAt(at)) - 35 : 84);
  for (let at = 0; at < text.length; at += 5) {
    const number = [0, 1, 2, 3, 4].reduce((number, place) => 85 * number + digit(at + place), 0);
    bytes.setUint32(at / 5 * 4, number);
  }
  return new Uint8Array(bytes.buffer, 0, Math.floor(text.length * 4 / 5));
}
