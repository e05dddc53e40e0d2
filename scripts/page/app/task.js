// Tasks: what a button starts and Stop ends. Each has an engine of its own, so that its Stop ends nothing else. Only
// `perform` and `forget` change one.

/** The tasks: `make`, `run`, `judge`, `all` of a problem, `solve` of the board, `compare` of the methods, `describe` of one's own format. */
const tasks = {};

/**
 * Makes a task of a button, which starts it, or of a field for files, and puts a Stop and what is said of it behind. `clear`
 * takes away what it has shown; `long` is what is said when it has run for some seconds.
 */
function newTask(id, start, clear = () => {}, long = 'running') {
  const button = byId(id), engine = newEngine();
  button.onclick = start;
  const stopper = say(make('button', { id: `${id}-stop`, type: 'button', disabled: true }), 'stop');
  const state = make('span', { id: `${id}-state`, role: 'status' });
  (button.closest('label') || button).after(stopper, state);
  stopper.onclick = () => {
    engine.isStopped = true;
    stop(engine);
  };
  tasks[id] = { engine, button, stopper, state, clear, long, turn: 0, timer: 0 };
}

/**
 * Runs some work, unless the task is at work already. The work returns what to say at its end, a key of a text and its
 * values, or null if it was stopped. It is given a function that says whether it was forgotten meanwhile.
 */
async function perform(task, work) {
  if (task.timer) return;
  forget(task);
  task.engine.isStopped = false;
  const turn = task.turn, isForgotten = () => turn !== task.turn;
  let said;
  occupy(task);
  try {
    said = await work(task.engine, isForgotten) || ['stopped'];
  } catch (error) {
    said = saidOf(error);
  }
  if (isForgotten()) return;
  release(task);
  say(task.state, ...said);
}

/** While work runs, its button does nothing, Stop works, and the time is shown. */
function occupy(task) {
  const began = performance.now();
  const tick = () => {
    const seconds = (performance.now() - began) / 1000;
    say(task.state, seconds > 2 ? task.long : 'running', seconds.toFixed(1));
  };
  task.timer = setInterval(tick, 100);
  task.stopper.disabled = false;
  tick();
  // A screen reader is told that work runs and how it ends, not each tenth of a second.
  task.state.setAttribute('aria-live', 'off');
}

function release(task) {
  clearInterval(task.timer);
  task.timer = 0;
  task.state.setAttribute('aria-live', 'polite');
  if (document.activeElement === task.stopper) task.button.focus();
  task.stopper.disabled = true;
}

/** Stops a task, and takes away what it has shown: that belongs to another problem, board or other boxes. */
function forget(task) {
  task.turn++;
  if (task.timer) {
    stop(task.engine);
    release(task);
  }
  say(task.state, '');
  task.clear();
}
