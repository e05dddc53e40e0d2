'use strict';

// All cases of a problem at once: their inputs in one archive, and the verdicts on their outputs.

function prepareCases() {
  newTask('all', () => {
    byId('all-verdicts').replaceChildren();
    say(byId('all-missing'), '');
  });
  byId('all-inputs').onclick = saveInputs;
  acceptFiles(byId('all'), judgeAll);
  acceptDrops(byId('all-cases'), event => {
    event.preventDefault();
    judgeAll([...event.dataTransfer.files]);
  });
}

function saveInputs() {
  const { id, cases } = current.problem;
  const file = ({ name, lines }) => ({ name: `${id}/${name}.in`, bytes: new TextEncoder().encode(joined(lines)) });
  save(zip(cases.map(file)), `${id}.zip`, 'application/zip');
}

/** Judges each output whose name is that of a case, as in `sample.out`. */
function judgeAll(files) {
  const { id, cases } = current.problem;
  byId('all-cases').open = true;
  const stem = file => file.name.replace(/\.[^.]*$/, '').toLowerCase();
  const pairs = cases.map(one => ({ one, file: files.find(file => stem(file) === one.name) }));
  const given = pairs.filter(({ file }) => file);
  const strangers = files.filter(file => !given.some(pair => pair.file === file));
  const missing = pairs.filter(({ file }) => !file).map(({ one }) => one.name);
  return perform(tasks.all, async engine => {
    const rows = strangers.map(({ name }) => verdictRow({ name }, '?', 'noSuchCase'));
    byId('all-verdicts').replaceChildren(...rows);
    if (missing.length > 0) say(byId('all-missing'), 'noOutputFor', missing.join(', '));
    const wrong = [];
    for (const { one, file } of given) {
      const input = new Blob([joined(one.lines)]);
      const answer = await verdictOn(engine, id, input, file);
      if (!answer) return null;
      if (answer.verdict !== 'AC' && one.tier !== 'shown') wrong.push(one);
      const look = () => lookAt(one, file);
      const why = answer.why || answer.notes[0];
      byId('all-verdicts').append(verdictRow(one, answer.verdict, why ? 'quote' : '', why, look));
    }
    const all = given.filter(({ one }) => one.tier !== 'shown').length;
    if (wrong.length === 0) return all > 0 ? ['allRight', all] : [''];
    const tier = one => Object.keys(TIERS).indexOf(one.tier);
    wrong.sort((one, other) => tier(one) - tier(other));
    return ['lookFirst', all - wrong.length, all, wrong[0].name];
  });
}

function verdictRow({ name, tier }, verdict, key, why, look) {
  const title = look ? say(make('button', { type: 'button', onclick: look }), TIERS[tier], name) : name;
  const word = make('strong', { className: verdict, textContent: verdict });
  return make('li', {}, title, ' ', word, ' ', say(make('span'), key, why));
}

/** Puts a case and its output into the boxes, and judges it there. */
async function lookAt({ name }, file) {
  await useCase(name);
  setBlob(boxes.output, file, file.name);
  judge();
}
