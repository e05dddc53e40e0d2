// What the page remembers: the address holds the view and the board, the browser's storage the boxes and the language.

/** The view, the problem, where one was in a view that one comes back to, and whether the engine reads the board of an address. */
const current = { view: '', problem: null, timer: 0, scrolled: null, isReading: true };

/** Reads a value kept under a name, or null. A page opened from a file may have no storage. */
function kept(name) {
  try {
    return localStorage.getItem(`slidekit/${name}`);
  } catch {
    return null;
  }
}

/** Keeps a value under a name, or nothing if it is null or the storage is full: an older one would be taken for it. */
function keep(name, text) {
  try {
    localStorage.removeItem(`slidekit/${name}`);
    if (text !== null) localStorage.setItem(`slidekit/${name}`, text);
  } catch {
    // Without storage, or with a full one, the page works but forgets.
  }
}

/**
 * Reads the address: `#uva10181/check&input=..&output=..`, `#own/check&description=..`, `#board=1,2/3,0&moves=LR&at=1` or
 * `#learn&board=..&method=idastar&beside=twin&step=7`, and `&lang=zh`. A `?` after the name is read as `&`.
 */
function readHash(text = location.hash.slice(1)) {
  const parameters = Object.fromEntries(new URLSearchParams(text.replace(/^(\w+)\?/, '$1&')));
  const [name, tab] = (Object.keys(parameters).find(key => parameters[key] === '') || '').split('/');
  return { ...parameters, name, tab };
}

function boardParameters({ columns, start, goal, moves, at }) {
  const parts = [`board=${boardText(start, columns, ',')}`];
  const goalName = goalInAddress({ goal, columns });
  if (goalName !== 'blank-last') parts.push(`goal=${goalName}`);
  if (moves) parts.push(`moves=${moves}`, `at=${at}`);
  return parts.join('&');
}

/** Puts the state into the address, without a new entry in the history; the browser limits how often. */
function writeHash() {
  clearTimeout(current.timer);
  if (current.isReading) return;
  const address = location.hash;
  current.timer = setTimeout(() => {
    if (location.hash !== address) return; // `route` will read the new one.
    const { columns, boards, goal, moves, at } = watch.player;
    const board = boardParameters({ columns, start: boards[0], goal, moves, at });
    keep('last', JSON.stringify({ ...watch.given, moves, at }));
    const { name, tab } = readHash();
    const here = { watch: board, teach: learn.board && lessonParameters() }[current.view] || (tab ? `${name}/${tab}` : name);
    const hash = [here, language() === 'zh' ? 'lang=zh' : ''].filter(part => part).join('&');
    try {
      if (location.hash.slice(1) !== hash) history.replaceState(history.state, '', `#${hash}`);
    } catch {
      // The address stays as it is.
    }
  }, 200);
}

/** The name of a goal, or else its tiles. */
function goalInAddress({ goal, columns }) {
  const isGoal = name => goalNamed(name, goal.length, columns).join() === goal.join();
  return Object.keys(GOALS).find(isGoal) || boardText(goal, columns, ',');
}

function viewOf({ name, board }, problem) {
  if (problem) return 'problem';
  if (name === 'learn') return 'teach';
  return board || name === 'board' ? 'watch' : 'home';
}

/** Marks one of some links as the current one. */
function markCurrent(links, isCurrent) {
  for (const link of document.querySelectorAll(links)) link.ariaCurrent = isCurrent(link) ? 'page' : null;
}

/** Shows what the address names, when the engine has read its board. */
async function route() {
  const state = readHash(), address = location.hash;
  current.isReading = true;
  const given = state.board ? await readBoard(state) : null;
  if (location.hash !== address) return;
  current.isReading = false;
  if (state.lang) setLanguage(state.lang);
  const problem = problemOf(state.name);
  const wasView = current.view;
  current.view = viewOf(state, problem);
  for (const section of document.querySelectorAll('main > section')) section.hidden = section.id !== current.view;
  markCurrent('[data-view]', link => link.dataset.view === current.view);
  if (given && current.view === 'watch') openRead(given);
  if (problem) openProblem(problem, ['answer', 'check'].find(tab => tab === state.tab) || 'paste', state);
  if (current.view === 'home') listProblems();
  const isUnknown = current.view === 'home' && !['', 'problems'].includes(state.name);
  if (isUnknown) say(byId('found'), 'noSuchPage', state.name).classList.add('error');
  if (current.view === 'teach') openLearn(state, given, wasView === 'watch');
  showTitle();
  writeHash();
  if (wasView && (wasView !== current.view || state.name === 'problems' || isUnknown)) enter(state.name);
}

/** Names the page in the title of its window, and says to others what it is. */
function showTitle() {
  const key = { home: 'homeTitle', watch: 'board', teach: 'learn' }[current.view];
  document.title = `${key ? t(key) : inLanguage(current.problem.titles)} - slidekit`;
  document.querySelector('meta[name=description]').content = t('homeLead');
}

/** Opens a problem; a link may give its description, and its input and output, which are then judged. */
async function openProblem(problem, tab, given) {
  const [isLink, isDescribed] = [given.input, given.description].map(text => text !== undefined);
  const isOther = current.problem !== problem, isNew = isOther || isLink || isDescribed;
  if (isOther) {
    current.problem = problem;
    Object.values(tasks).forEach(forget);
  }
  if (problem === own && (isOther || isDescribed)) {
    showPart('paste');
    await openDescription(given);
    if (current.problem !== own) return;
  }
  const has = problem.cases.length > 0;
  if (isNew) listCases(problem);
  if (isNew && has) restoreBoxes(problem, given);
  showPart(has ? tab : 'paste');
  if (isLink && has && tab === 'check') judge();
}

/** Shows a part of the problem. */
function showPart(tab) {
  showProblem(current.problem);
  markCurrent('[data-tab]', link => link.dataset.tab === tab);
  for (const part of ['paste', 'answer', 'check']) byId(part).hidden = part !== tab;
  byId('given').hidden = tab === 'paste';
}

/** Keeps where one is in a view that is left by a link, so that Back leads there. */
function leave(event) {
  if (event.target.closest('a[href^="#"]')) history.replaceState({ scrolled: scrollY }, '');
}

/** Moves the focus to the new view, as a new page would, or to where one was. */
function enter(name) {
  const { scrolled } = current;
  current.scrolled = null;
  if (scrolled !== null) return scrollTo(0, scrolled);
  scrollTo(0, 0);
  if (name === 'problems') byId('search').focus();
  else document.querySelector(`#${current.view} h1`).focus();
}

async function begin() {
  setLanguage(kept('language') || (navigator.language.startsWith('zh') ? 'zh' : 'en'));
  try {
    await unpack();
  } catch (error) {
    return showError(byId('unpacking'), saidOf(error));
  }
  prepareOwn();
  prepareProblems();
  prepareWatch();
  prepareAnswer();
  prepareCheck();
  prepareCases();
  prepareLearn();
  openKept();
  byId('version').textContent = `slidekit ${DATA.version}.`;
  Object.assign(byId('repository'), { href: DATA.repository || '', hidden: !DATA.repository });
  byId('language').onclick = () => {
    setLanguage(language() === 'zh' ? 'en' : 'zh');
    if (current.problem) showProblem(current.problem);
    listProblems();
    showTitle();
    writeHash();
  };
  addEventListener('click', leave);
  addEventListener('popstate', event => { current.scrolled = event.state && event.state.scrolled; });
  addEventListener('hashchange', route);
  route();
}

document.addEventListener('DOMContentLoaded', begin);
