// A format of one's own: what describes it makes a problem like those of the kit, and stands before the bytes of each command.

const own = {
  id: 'own', judge: '', files: [], cases: [], description: '',
  titles: { en: 'Your own format', zh: '自定格式' },
  about: { en: 'an assignment, or any other program: described in a few lines', zh: '作业或其他程序，用几行描述即可' },
  names: 'assignment homework course coursera edx 作业 课程',
};

function prepareOwn() {
  DATA.problems.push(own);
  newBox('description', () => 'my_format.txt', true, () => {
    byId('examples').selectedIndex = 0;
    forget(tasks.describe);
  });
  newTask('describe', () => describe(true), () => {
    own.cases = [];
    showError(byId('description-error'), null);
    if (current.problem === own) showProblem(own);
  });
  const examples = DATA.examples.map(({ name }) =>
    (name ? make('option', { textContent: name }) : say(make('option'), 'newDescription')));
  byId('examples').append(say(make('option', { disabled: true, selected: true }), 'examples'), ...examples);
  byId('examples').onchange = useExample;
  byId('describe-link').onclick = async () => copyShortLink('own', inLink(await descriptionNow()), byId('describe-link'));
}

async function useExample({ target }) {
  const at = target.selectedIndex;
  await setText(boxes.description, inLanguage(DATA.examples[at - 1].text));
  target.selectedIndex = at;
  describe(true);
}

const descriptionNow = async () => ({ description: await contents(boxes.description).text() });

/** What a link holds of a problem: its description, without comments. */
const inLink = ({ description }) => (description ? { description: description.replace(/^\s*(#.*)?(\n|$)/gm, '') } : {});

/** Opens the description of a link, or the one that was there last with what was in the boxes. */
async function openDescription({ description = kept('own/description') || '' }) {
  if (description !== kept('own/description')) ['own/input', 'own/output'].forEach(name => keep(name, null));
  await setText(boxes.description, description);
  if (description) await describe(false);
}

/** Has the engine read the description: it makes the cases, or says which line is wrong. New ones begin with another input. */
function describe(isNew) {
  return perform(tasks.describe, async (engine, isForgotten) => {
    const { description } = await descriptionNow();
    const answer = await ask(engine, ['describe'], description);
    if (!answer || isForgotten()) return null;
    const { title, about, line, why, ...rest } = answer;
    showError(byId('description-error'), why && (line ? ['atLine', line, why] : ['quote', why]));
    if (why) return ['wrongDescription'];
    const isSample = ({ name }) => /^easy/.test(name);
    const cases = [...rest.cases.filter(isSample), ...rest.cases.filter(one => !isSample(one))];
    Object.assign(own, rest, { cases, description, told: { title, about } });
    if (isNew) {
      for (const task of [tasks.make, tasks.run, tasks.judge, tasks.all]) forget(task);
      listCases(own);
      restoreBoxes(own, { input: null, output: '' });
      showProblem(own);
    }
    return ['described', cases.length];
  });
}

/** Shows the description, and what it says by an input and a right output, as `judge` does. */
function showOwn(isOwn) {
  const { cases, told } = own;
  byId('own-format').hidden = !isOwn;
  byId('all-keys').textContent = inLanguage(DATA.examples[0].text);
  for (const link of document.querySelectorAll('[data-tab]')) link.hidden = isOwn && cases.length === 0 && link.dataset.tab !== 'paste';
  say(document.querySelector('[data-tab=paste]'), isOwn ? 'description' : 'paste');
  const shown = [cases[0], cases.find(({ name }) => /^unsolvable/.test(name))].filter(one => isOwn && one);
  const entry = (key, text) => [say(make('dt'), key), make('dd', {}, make('pre', { textContent: text, tabIndex: 0 }))];
  const text = shown.length > 0 ? `${told.title}: ${inLanguage(told.about)}` : '';
  Object.assign(byId('own-title'), { textContent: text, hidden: !text });
  byId('samples').replaceChildren(...shown.flatMap(({ input, output }) =>
    [...entry('anInput', input), ...entry('rightOutput', output)]));
}
