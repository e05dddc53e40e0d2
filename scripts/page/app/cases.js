// All cases of a problem at once: their inputs in one archive, and the verdicts on their outputs.

function prepareCases() {
  newTask('all', null, () => {
    byId('all-verdicts').replaceChildren();
    say(byId('all-missing'), '');
    say(byId('all-inputs-left'), '');
  });
  byId('all-inputs').onclick = saveInputs;
  acceptFiles(byId('all'), judgeAll);
  acceptDrops(byId('all-cases'), event => {
    event.preventDefault();
    judgeDropped(event.dataTransfer);
  });
}

/** Saves the inputs: those that count, and in a folder of their own those that are harder than the judge's. */
async function saveInputs() {
  const { problem } = current, { id, cases } = problem;
  const nameOf = ({ name, tier }) => `${id}/${tier === 'hard' ? 'harder/' : ''}${name}.in`;
  const file = async one => ({ name: nameOf(one), bytes: new TextEncoder().encode(await inputOf(problem, one)) });
  const files = await Promise.all(cases.filter(({ tier }) => tier !== 'kit').map(file));
  save(zip(files), `${id}.zip`, 'application/zip');
}

const isArchive = file => /\.zip$/i.test(file.name);

const isFolder = item => Boolean(item.webkitGetAsEntry?.()?.isDirectory);

/** Judges what is dropped, what is in folders too. On a page from disk, Chromium reads these by handles only. */
async function judgeDropped(data) {
  const files = [...data.files], items = [...data.items].filter(isFolder);
  const names = items.map(item => item.webkitGetAsEntry().name);
  const folders = await Promise.all(items.map(item => item.getAsFileSystemHandle?.() || item.webkitGetAsEntry()));
  const inFolders = (await Promise.all(folders.map(filesIn))).flat();
  judgeAll([...files.filter(({ name }) => !names.includes(name)), ...inFolders]);
}

/** Returns the files of a folder and of those in it, given by handles or by entries. */
async function filesIn(folder) {
  if (folder.getFile) return [await folder.getFile()];
  if (folder.isFile) return [await new Promise((done, failed) => folder.file(done, failed))];
  const children = [];
  if (folder.values) for await (const child of folder.values()) children.push(child);
  const reader = folder.createReader?.();
  for (let some = reader && [null]; some && some.length > 0;) {
    some = await new Promise((done, failed) => reader.readEntries(done, failed));
    children.push(...some);
  }
  return (await Promise.all(children.map(filesIn))).flat();
}

/** Judges each output whose name is that of a case, as in `sample.out`; inputs and hidden files are set aside. */
function judgeAll(given) {
  const { problem } = current, { cases } = problem;
  byId('all-cases').open = true;
  return perform(tasks.all, async engine => {
    const refuse = name => { throw new Refusal('badArchive', name); };
    const filesOf = file => (isArchive(file) ? unzip(file).catch(() => refuse(file.name)) : [file]);
    const files = (await Promise.all(given.map(filesOf))).flat();
    const outputs = files.filter(({ name }) => !/\.in$|^\./i.test(name));
    const stem = file => file.name.replace(/\.[^.]*$/, '').toLowerCase();
    const pairs = cases.map(one => ({ one, file: outputs.find(file => stem(file) === one.name) }));
    const strangers = outputs.filter(file => !pairs.some(pair => pair.file === file));
    const missing = pairs.filter(({ one, file }) => !file && ['', 'shown'].includes(one.tier)).map(({ one }) => one.name);
    const whyNone = file => (cases.some(({ name }) => name === stem(file)) ? 'sameName' : 'noSuchCase');
    byId('all-verdicts').replaceChildren(...strangers.map(file => verdictRow(file, '?', whyNone(file))));
    say(byId('all-missing'), missing.length > 0 ? 'noOutputFor' : '', missing.join(', '));
    const inputs = files.filter(({ name }) => /\.in$/i.test(name)).length;
    say(byId('all-inputs-left'), inputs > 0 ? 'inputsLeft' : '', inputs);
    const judged = [];
    for (const { one, file } of pairs.filter(({ file }) => file)) {
      const answer = await verdictOn(engine, problem, new Blob([await inputOf(problem, one)]), file);
      if (!answer) return null;
      judged.push({ one, verdict: answer.verdict });
      const why = answer.why || answer.notes[0];
      byId('all-verdicts').append(verdictRow(one, answer.verdict, why ? 'quote' : '', why, () => lookAt(one, file)));
    }
    return sumOfVerdicts(judged, missing);
  });
}

/** The last line of `judge`: whether the program is accepted by the cases that count, and the number of each verdict. */
function sumOfVerdicts(judged, missing) {
  const count = tier => {
    const verdicts = judged.filter(({ one }) => one.tier === tier).map(({ verdict }) => verdict);
    return [...new Set(verdicts)].map(verdict => `${verdicts.filter(other => other === verdict).length} ${verdict}`).join(', ');
  };
  const wrong = tier => judged.find(({ one, verdict }) => one.tier === tier && verdict !== 'AC');
  const key = count('') === '' ? 'noneCounts' : wrong('') ? 'notAccepted' : missing.length > 0 ? 'incomplete' : 'acceptedBy';
  const hard = count('hard') && ['harderOnes', count('hard')];
  const line = [key, count(''), count('shown') ? ['notCounted', count('shown'), hard] : hard];
  const first = wrong('') || wrong('hard');
  return first ? ['lookFirst', first.one.name, line] : line;
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
