'use strict';

// Tasks: what a button starts and Stop ends. Each has an engine of its own, so that its Stop ends nothing else. Only
// `perform` and `forget` change one.

/** The tasks of a problem: `make`, `run`, `judge` and `all`. */
const tasks = {};

/** Makes a task of the elements that are named after it; `clear` takes away what it has shown. */
function newTask(id, clear) {
  const [button, stopper, state] = ['', '-stop', '-state'].map(end => byId(id + end));
  tasks[id] = { engine: newEngine(), button, stopper, state, clear, turn: 0 };
}

/**
 * Runs some work, unless the task is at work already. The work returns what to say at its end, a key of a text and its
 * values, or null if it was stopped. It is given a function that says whether it was forgotten meanwhile.
 */
async function perform(task, work) {
  if (task.engine.isBusy) return;
  forget(task);
  const turn = task.turn;
  const isForgotten = () => turn !== task.turn;
  let said;
  try {
    said = await busy(task, () => work(task.engine, isForgotten)) || ['stopped'];
  } catch (error) {
    said = saidOf(error);
  }
  if (!isForgotten()) say(task.state, ...said);
}

/** Stops a task, and takes away what it has shown: that belongs to another problem or other boxes. */
function forget(task) {
  task.turn++;
  if (task.engine.calls.size > 0) stop(task.engine);
  say(task.state, '');
  task.clear();
}
