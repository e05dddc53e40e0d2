// The engine: a program in WebAssembly that runs in a worker, anew for each call.

const newEngine = () => ({ worker: null, calls: new Map(), last: 0, isStopped: false });

/**
 * Runs the engine with these arguments and this standard input, a text or bytes.
 * Returns what it wrote as bytes, its fault, its exit status and its milliseconds, or `stopped`. `onText` gets each piece
 * as it comes. An engine that fails is an error. After Stop, nothing runs until the task begins anew.
 */
function call(engine, words, input = '', onText = () => {}) {
  if (engine.isStopped) return Promise.resolve({ stopped: true, output: new Blob() });
  if (!globalThis.WebAssembly) return Promise.reject(new Refusal('noWebAssembly'));
  const worker = engine.worker = engine.worker || startWorker(engine);
  const number = ++engine.last;
  return new Promise((ended, failed) => {
    engine.calls.set(number, { ended, failed, onText, pieces: [], fault: '' });
    // The page reads the bytes: in WebKit, the worker of a page from disk may read no Blob.
    const read = new Blob([input]).arrayBuffer().then(bytes => worker.postMessage({ number, words, bytes }, [bytes]));
    read.catch(error => receive(engine, { number, crash: String(error) }));
  });
}

/** Ends all calls at once, with an error if the worker itself has failed. The next call starts another worker. */
function stop(engine, error = null) {
  if (engine.worker) engine.worker.terminate();
  engine.worker = null;
  const calls = [...engine.calls.values()];
  engine.calls.clear();
  calls.forEach(({ ended, failed, pieces }) => (error ? failed(error) : ended({ stopped: true, output: new Blob(pieces) })));
}

function startWorker(engine) {
  const source = [wasi, runEngine, serve].map(String).join('\n') + '\nserve();';
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(url);
  URL.revokeObjectURL(url);
  worker.onmessage = ({ data }) => receive(engine, data);
  worker.onerror = event => stop(engine, new Refusal('engineFailed', event.message));
  worker.postMessage({ program: DATA.engine });
  return worker;
}

function receive(engine, { number, file, text, crash, status, milliseconds }) {
  const running = engine.calls.get(number);
  if (!running) return;
  if (text === undefined) {
    engine.calls.delete(number);
    if (crash) running.failed(new Refusal('engineFailed', crash));
    else running.ended({ output: new Blob(running.pieces), fault: running.fault.trim(), status, milliseconds });
  } else {
    if (file === 2) running.fault += text;
    else running.pieces.push(new Blob([text]));
    running.onText(text);
  }
}

/** Calls the engine for an answer in JSON; null if it is stopped. A refusal is an error with the engine's last line. */
async function ask(engine, words, input, onText) {
  const ended = call(engine, words, input, onText), { worker } = engine;
  const { output, fault, status, stopped, milliseconds } = await ended;
  if (stopped) return null;
  if (status !== 0) throw new Error(fault.split('\n').pop());
  const text = await output.text();
  // It may have been stopped while the text was read.
  return engine.worker === worker ? Object.assign(JSON.parse(text), { milliseconds }) : null;
}
