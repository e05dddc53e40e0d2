// What runs in the worker: the few calls of WASI that a program with standard input and output makes. These functions
// are passed to the worker as text, so they use no other name of the page.

function wasi(words, input, write) {
  let memory, at = 0;

  const setNumber = (address, number) => new DataView(memory.buffer).setUint32(address, number, true);
  const setBytes = (address, bytes) => new Uint8Array(memory.buffer).set(bytes, address);

  /** Calls `use` with the address and the length of each buffer of a list, and returns the sum of what it returns. */
  function overBuffers(list, count, use) {
    let sum = 0;
    for (let index = 0; index < count; index++) {
      const view = new DataView(memory.buffer, list + 8 * index);
      sum += use(view.getUint32(0, true), view.getUint32(4, true));
    }
    return sum;
  }

  function readSome(address, length) {
    const part = input.subarray(at, at + length);
    setBytes(address, part);
    at += part.length;
    return part.length;
  }

  const sizesOf = texts => (count, size) => {
    setNumber(count, texts.length);
    setNumber(size, texts.reduce((sum, text) => sum + text.length, 0));
    return 0;
  };

  const texts = words.map(word => new TextEncoder().encode(word + '\0'));
  const imports = {
    args_sizes_get: sizesOf(texts),
    args_get(list, buffer) {
      texts.forEach((text, index) => {
        setNumber(list + 4 * index, buffer);
        setBytes(buffer, text);
        buffer += text.length;
      });
      return 0;
    },
    environ_sizes_get: sizesOf([]),
    environ_get: () => 0,
    fd_read(file, list, count, done) {
      setNumber(done, overBuffers(list, count, readSome));
      return 0;
    },
    fd_write(file, list, count, done) {
      setNumber(done, overBuffers(list, count, (address, length) => {
        write(file, new Uint8Array(memory.buffer, address, length).slice());
        return length;
      }));
      return 0;
    },
    clock_time_get(clock, precision, address) {
      const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory.buffer).setBigUint64(address, nanoseconds, true);
      return 0;
    },
    // Only the order of the engine's tables depends on it.
    random_get: () => 0,
    proc_exit(status) {
      throw { status };
    },
  };
  return { imports, use: instance => { memory = instance.exports.memory; } };
}

/** Runs the program once and returns its exit status. */
function runEngine(module, words, input, write) {
  const { imports, use } = wasi(['engine', ...words], input, write);
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: imports });
  use(instance);
  try {
    instance.exports._start();
    return 0;
  } catch (end) {
    if (end.status === undefined) throw end;
    return end.status;
  }
}

/** Answers the page's messages: first the program, then its calls. */
function serve() {
  let module;
  const answer = ({ number, words, bytes }) => {
    const decoders = { 1: new TextDecoder(), 2: new TextDecoder() };
    const write = (file, bytes) =>
      postMessage({ number, file, text: decoders[file].decode(bytes, { stream: true }) });
    const began = performance.now();
    let status, crash;
    try {
      status = runEngine(module, words, new Uint8Array(bytes), write);
    } catch (error) {
      crash = String(error);
    }
    postMessage({ number, status, crash, milliseconds: performance.now() - began });
  };
  onmessage = ({ data }) => {
    if (data.program) module = new WebAssembly.Module(data.program);
    else answer(data);
  };
}
