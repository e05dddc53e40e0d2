// The list of problems with its search, and a problem's page: the files to paste and what is known of the judge.

/** More words by which people look for a problem: by the title or a size in its text. */
const ALIASES = [
  [/3 x 3|eight|8.puzzle/i, 'eight 8-puzzle 8puzzle 八数码问题 8数码问题 九宫'],
  [/4 x 4|fifteen|15.puzzle/i, 'fifteen 15-puzzle 15puzzle 十五数码问题 15数码问题 korf'],
  [/hdu/i, 'hangdian 杭电'],
  [/poj/i, 'pku 北大'],
  [/zoj/i, 'zju 浙大'],
  [/luogu/i, '洛谷'],
  [/leetcode/i, '力扣'],
  [/boj/i, 'baekjoon acmicpc'],
  [/aoj/i, 'aizu'],
  [/uva/i, 'onlinejudge'],
  [/\.c$/, 'c c++ cpp'],
  [/\.rs$/, 'rust'],
];

/** What most people look for: these are in sight first. */
const BEST_KNOWN = ['uva10181', 'poj1077', 'hdu1043', 'acwing845', 'leetcode773', 'own'];

const problemOf = id => DATA.problems.find(problem => problem.id === id.toLowerCase());

function prepareProblems() {
  drawBoard(byId('home-board'), FIRST_BOARD);
  byId('home-board').parentElement.href = '#' + boardParameters({ ...FIRST_BOARD, start: FIRST_BOARD.tiles, moves: '' });
  byId('search').oninput = listProblems;
  byId('search-form').onsubmit = event => {
    event.preventDefault();
    const first = found()[0];
    if (first) location.hash = first.id;
  };
}

/** The words by which a problem is found. */
function wordsOf({ id, judge, titles, names, about, files }) {
  const own = [id, titles.en, titles.zh, judge, names, about.en, about.zh].join(' ');
  const texts = [own, ...files.map(({ name }) => name)];
  const aliases = ALIASES.filter(([pattern]) => texts.some(text => pattern.test(text))).map(([, words]) => words);
  return [own, ...aliases].join(' ').toLowerCase();
}

/**
 * Whether a text has a word: letters as the beginning of a word, one or two as a whole; digits as the beginning of a number;
 * other characters anywhere.
 */
function hasWord(text, word) {
  if (/^\d+$/.test(word)) return new RegExp(`(^|\\D)0*${word}`).test(text);
  if (!/^[a-z+]+$/.test(word)) return text.includes(word);
  return text.split(/[^\p{L}+]+/u).some(own => (word.length > 2 ? own.startsWith(word) : own === word));
}

/** The problems that have every word of the search: first those that have them in the title, then the best known. */
function found() {
  const words = byId('search').value.toLowerCase().split(/[^\p{L}\p{N}+]+/u).filter(word => word);
  const hits = DATA.problems.filter(problem => words.every(word => hasWord(wordsOf(problem), word)));
  const inTitle = ({ id, titles }) => words.every(word => hasWord(`${id} ${titles.en}`.toLowerCase(), word));
  const rank = problem => (inTitle(problem) ? 0 : 99) + (BEST_KNOWN.indexOf(problem.id) + 99) % 99;
  return hits.sort((one, other) => rank(one) - rank(other));
}

function listProblems() {
  const problems = found();
  const count = problems.length === DATA.problems.length ? '' : 'found';
  say(byId('found'), problems.length === 0 ? 'noneFound' : count, problems.length, DATA.problems.length).classList.remove('error');
  byId('problems').replaceChildren(...problems.map(problem => {
    const title = sayName(make('strong'), problem.titles);
    const about = make('span', { className: 'quiet', textContent: inLanguage(problem.about) });
    return make('li', {}, make('a', { href: `#${problem.id}` }, title, about));
  }));
}

/** How a case is named, by whether it decides and is harder than those of the judge; wrong answers are looked at in this order. */
const TIERS = { '': 'english', shown: 'caseShown', hard: 'caseHard', kit: 'caseOfKit' };

/** Offers a problem's cases, and what its random boards can be. */
function listCases({ cases, one, unsolvable, sides, rectangles }) {
  const options = cases.map(({ name, tier }) => say(make('option', { value: name }), TIERS[tier], name));
  byId('cases').replaceChildren(say(make('option', { value: '', disabled: true }), 'cases'), ...options);
  const fields = { count: !one, unsolvable, side: sides };
  for (const [name, has] of Object.entries(fields)) byId(`random-${name}`).parentElement.hidden = !has;
  byId('random-form').reset();
  say(byId('random-side').previousElementSibling, rectangles ? 'rows' : 'side');
  const [min, max] = sides || [0, 0];
  Object.assign(byId('random-side'), { min, max, value: Math.min(max, 4) });
  byId('random-count').value = one ? 1 : 5;
}

/** A text of the data. */
const inLanguage = text => text[language()];

/** Writes the name of a problem, which may be of another language than the page. */
const sayName = (element, titles) =>
  Object.assign(element, { textContent: inLanguage(titles), lang: /\p{Script=Han}/u.test(titles.en) ? 'zh' : 'en' });

/** Fills the page of a problem. */
function showProblem(problem) {
  sayName(byId('title'), problem.titles);
  byId('about').textContent = inLanguage(problem.about);
  for (const link of document.querySelectorAll('[data-tab]')) {
    link.href = `#${problem.id}` + (link.dataset.tab === 'paste' ? '' : `/${link.dataset.tab}`);
  }
  showOwn(problem === own);
  byId('files').replaceChildren(...problem.files.map(showFile));
  const { compiler, limits, input, output, notes, pitfalls, failedThere, statement } = problem;
  const address = statement ? [make('a', { href: statement, rel: 'noreferrer', textContent: statement })] : [];
  const facts = problem === own ? {} : { choose: [compiler], limits: [limits], input: [input], comesOut: [output], notConfirmed: notes, pitfalls, failedThere };
  const rows = Object.entries(facts).filter(([, texts]) => texts.length > 0);
  byId('facts').replaceChildren(...rows.flatMap(([key, texts]) => {
    const paragraphs = texts.map(text => make('p', {}, ...marked(inLanguage(text), '`', 'code')));
    return [make('dt', { textContent: t(key) }), make('dd', {}, ...paragraphs)];
  }), ...address.flatMap(link => [make('dt', { textContent: t('statement') }), make('dd', {}, link)]));
}

function showFile(file) {
  const text = joined(file.lines);
  const button = (key, act) => say(make('button', { type: 'button', onclick: act }), key);
  const copyButton = button('copy', () => copy(text, copyButton));
  copyButton.className = 'primary';
  const saveButton = button('save', () => save(text, file.name));
  const source = make('details', {}, say(make('summary'), 'showFile'), make('pre', { textContent: text, tabIndex: 0 }));
  const size = say(make('span', { className: 'quiet' }), 'bytes', file.bytes.toLocaleString('en'), inLanguage(file.limit));
  const name = make('strong', { className: 'mono', textContent: file.name });
  const row = make('div', { className: 'row' }, copyButton, saveButton);
  return make('li', {}, name, ' ', size, row, source);
}

/** Joins lines of the common table, given as runs: each first line and the number of lines. */
function joined(runs) {
  const lines = [];
  for (let at = 0; at < runs.length; at += 2) lines.push(...DATA.lines.slice(runs[at], runs[at] + runs[at + 1]));
  return lines.join('\n');
}

/** The input of a case: that of one's own format, its lines, or what the engine makes. */
async function inputOf({ id }, { input, lines, made }) {
  return input || (made ? (await ask(watch.engine, ['scramble', id, ...made])).input : joined(lines));
}

/** Asks the engine, by a command and its words behind the problem, about bytes. */
const askFor = (engine, command, problem, words, ...bytes) =>
  ask(engine, [command, nameFor(problem), ...words], new Blob([problem.description || '', ...bytes]));

/** The name of a problem for the engine; a description stands before the bytes of a command. */
const nameFor = ({ id, description }) => (description ? `own:${new Blob([description]).size}` : id);
