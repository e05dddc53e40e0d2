'use strict';

// A problem's input and the kit's answers to it.

const answers = { engine: newEngine(), boards: null, seed: null };

function prepareAnswer() {
  byId('sample').onclick = () => useCase('sample');
  byId('cases').onchange = () => useCase(byId('cases').value);
  byId('input').oninput = () => setInput(byId('input').value);
  byId('run').onclick = run;
  byId('answers-copy').onclick = () => copy(byId('answers').value, byId('answers-copy'));
  byId('answers-download').onclick = () => save(byId('answers').value, `${current.problem.id}.out`);
  byId('random-form').onsubmit = makeRandom;
  answers.boards = byId('answer-boards');
}

/** Gives a problem's boxes what they held last, or the sample. */
function restoreBoxes() {
  const input = kept(`${current.problem.id}/input`);
  if (input === null) useCase('sample');
  else byId('input').value = input;
  byId('output').value = kept(`${current.problem.id}/output`) || '';
  check.file = null;
}

function useCase(name) {
  const { cases } = current.problem;
  const found = cases.find(each => each.name === name) || cases[0];
  setInput(joined(found.lines));
  byId('cases').value = found.name;
}

function setInput(text) {
  if (byId('input').value !== text) byId('input').value = text;
  byId('cases').value = '';
  forgetAnswers();
  forgetVerdict();
  keep(`${current.problem.id}/input`, text);
}

/** Empties what belongs to another problem or another input. */
function forgetAnswers() {
  if (answers.engine.calls.size > 0) stop(answers.engine);
  byId('answers').value = '';
  say(byId('run-state'), '');
  say(byId('random-state'), '');
  showError(byId('run-error'), '');
  answers.boards.replaceChildren();
}

async function run() {
  const input = byId('input').value;
  const { id } = current.problem;
  const state = byId('run-state');
  const controls = { button: byId('run'), stopper: byId('run-stop'), state, engine: answers.engine };
  if (answers.engine.isBusy) return;
  forgetAnswers();
  const result = await busy(controls, () => call(answers.engine, ['answer', id], input));
  if (id !== current.problem.id) return;
  if (result.stopped) say(state, 'stopped');
  else say(state, result.status === 0 ? 'done' : 'failed', result.milliseconds.toFixed(1));
  byId('answers').value = result.output;
  showError(byId('run-error'), result.fault);
  if (!result.stopped && result.output) await browse(answers, id, input, result.output);
}

async function makeRandom(event) {
  event.preventDefault();
  const state = byId('random-state');
  const seed = byId('random-seed');
  // Once more with the same seed would make the same boards.
  if (seed.value === answers.seed) seed.value++;
  const names = ['count', 'moves', 'unsolvable', 'seed', ...(current.problem.sides ? ['side'] : [])];
  const values = names.map(name => byId(`random-${name}`).value);
  say(state, 'making');
  const { output, fault, status } = await call(answers.engine, ['scramble', current.problem.id, ...values]);
  if (status !== 0) return say(state, 'quote', fault);
  answers.seed = seed.value;
  setInput(output);
}
