// A problem's input, random ones, and the kit's answers.

function prepareAnswer() {
  newBox('input', () => `${byId('cases').value || current.problem.id}.in`, true, useInput);
  newBox('answers', () => `${current.problem.id}.out`, false, () => {});
  newTask('make', null);
  newTask('run', run, () => {
    setText(boxes.answers, '');
    byId('answer-boards').replaceChildren();
  });
  byId('cases').onchange = () => useCase(byId('cases').value);
  byId('random-form').oninput = () => forget(tasks.make);
  byId('random-form').onsubmit = makeRandom;
}

/** Gives a problem's boxes what they held last, or the sample. */
function restoreBoxes({ id, cases }, { input = kept(`${id}/input`), output = kept(`${id}/output`) }) {
  if (input === null) useCase(cases[0].name);
  else setText(boxes.input, input);
  setText(boxes.output, output || '');
}

async function useCase(name) {
  const { problem } = current, chosen = byId('cases');
  chosen.value = name;
  const text = await inputOf(problem, problem.cases.find(each => each.name === name));
  if (current.problem !== problem || chosen.value !== name) return;
  await setText(boxes.input, text);
  chosen.value = name;
}

/** Forgets what belongs to another input. */
function useInput() {
  byId('cases').value = '';
  showError(byId('input-error'), null);
  forget(tasks.run);
  forget(tasks.judge);
}

function run() {
  const { problem } = current;
  const input = contents(boxes.input);
  return perform(tasks.run, async (engine, isForgotten) => {
    const result = await call(engine, ['answer', nameFor(problem)], new Blob([problem.description || '', input]));
    if (isForgotten()) return null;
    await setBlob(boxes.answers, result.output, boxes.answers.nameOf());
    if (isForgotten() || result.stopped) return null;
    await browse(engine, byId('answer-boards'), problem, input, contents(boxes.answers));
    if (result.status === 0) return ['done', result.milliseconds.toFixed(1)];
    // The program itself says it in English.
    const { why } = await verdictOn(engine, problem, input, '') || {};
    if (!isForgotten()) showError(byId('input-error'), why ? ['quote', why] : ['english', result.fault]);
    return ['failed', result.milliseconds.toFixed(1)];
  });
}

function makeRandom(event) {
  event.preventDefault();
  const { problem } = current;
  const seed = byId('random-seed');
  // Once more with the same seed would make the same boards.
  if (seed.value === seed.made) seed.value++;
  const names = ['count', 'moves', 'unsolvable', 'seed', ...(problem.sides ? ['side'] : [])];
  const values = names.map(name => byId(`random-${name}`).value);
  return perform(tasks.make, async engine => {
    const answer = await askFor(engine, 'scramble', problem, values);
    if (!answer) return null;
    if (answer.why) return ['quote', answer.why];
    seed.made = seed.value;
    await setText(boxes.input, answer.input);
    return [''];
  });
}
