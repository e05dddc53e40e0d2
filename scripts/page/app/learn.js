'use strict';

// The lesson's method and board, and what every method costs on this board, one after another.

/** Boards worth a lesson, each with its goal; the last is that of the methods' page. */
const BOARDS = {
  lesson4: ['2 8 3 / 1 0 4 / 7 6 5', 'spiral'],
  lesson8: ['2 4 3 / 1 5 6 / 0 7 8', 'blank-last'],
  lesson20: ['4 3 0 / 6 8 5 / 2 7 1', 'blank-last'],
  lesson31: ['8 6 7 / 2 5 4 / 3 0 1', 'blank-last'],
  lesson32: ['3 2 4 1 / 5 6 8 7 / 9 11 10 12 / 13 14 15 0', 'blank-last'],
};
const CHOICES = [...Object.keys(BOARDS), 'boardAtHand'];

/** A bar is empty at 1 node and full here, and each tenfold more takes the same length. */
const FULL = 1e7;

/** The milliseconds after which a method is stopped that does not stop by itself. */
const PATIENCE = 5000;

const learn = { rows: [], board: null };

function prepareLearn() {
  prepareLesson();
  newTask('compare', listMethods);
  byId('compare').onclick = compareMethods;
  byId('method').append(...DATA.lessons.map(({ name }) => say(make('option', { value: name }), `${name} title`)));
  byId('lesson').append(...CHOICES.map(key => say(make('option', { value: key }), key)));
  byId('method').onchange = () => openLesson(byId('method').value, learn.board, 0);
  byId('lesson').onchange = () => chooseBoard(byId('lesson').value);
}

/** Opens the lesson of an address; without a board, that where one was. */
function openLearn({ board, method, step }) {
  const last = learn.board ? byId('lesson').value : 'lesson8';
  if (!board && learn.board && last !== 'boardAtHand') return;
  if (DATA.lessons.some(({ name }) => name === method)) byId('method').value = method;
  chooseBoard(board ? CHOICES.find(isShown) : last, parseInt(step, 10) - 1 || 0);
}

/** The board of a key, with its goal. */
function boardNamed(key) {
  if (key === 'boardAtHand') return { columns: watch.player.columns, tiles: shown(), goal: watch.player.goal };
  const { columns, tiles } = readBoard(BOARDS[key][0]);
  return { columns, tiles, goal: goalNamed(BOARDS[key][1], tiles.length, columns) };
}

const isShown = key => ['tiles', 'goal'].every(part => boardNamed(key)[part].join() === boardNamed('boardAtHand')[part].join());

function chooseBoard(key, step = 0) {
  byId('lesson').value = key;
  learn.board = boardNamed(key);
  forget(tasks.compare);
  say(byId('compare-state'), learn.board.tiles.length > 9 ? 'takesLong' : '', PATIENCE / 1000, learn.rows.length * PATIENCE / 1000);
  openLesson(byId('method').value, learn.board, step);
}

/** The part of the address that holds the lesson. */
function lessonParameters() {
  const { columns, tiles, goal } = learn.board;
  return `learn&${boardParameters({ columns, start: tiles, goal })}&method=${lesson.name}&step=${lesson.at + 1}`;
}

/** Lists the methods, without what they cost. */
function listMethods() {
  learn.rows = DATA.lessons.map(methodRow);
  byId('methods').replaceChildren(...learn.rows.map(row => row.item));
}

function methodRow({ name, before }) {
  const [nodes, time, result] = [1, 2, 3].map(() => make('span'));
  const row = { name, before, fill: make('i'), nodes, time, result, change: make('strong'), expanded: null };
  const choose = () => {
    byId('method').value = name;
    openLesson(name, learn.board, 0);
    enter('learn');
  };
  const button = say(make('button', { type: 'button', onclick: choose }), `${name} title`);
  const texts = make('div', { className: 'quiet' }, nodes, ' ', time, ' ', result);
  row.work = make('div', { className: 'bar', hidden: true }, make('div', {}, row.fill), texts);
  row.item = make('li', {}, button, ' ', say(make('span'), `${name} idea`), ' ', row.change, row.work);
  return row;
}

function showNodes({ fill, nodes }, count) {
  fill.style.width = `${Math.min(100, 100 * Math.log10(1 + count) / Math.log10(FULL))}%`;
  say(nodes, count === 1 ? 'oneNode' : 'expanded', count.toLocaleString('en'));
}

const showTime = ({ time }, duration) => say(time, 'milliseconds', Math.ceil(duration).toLocaleString('en'));

/** Runs the methods one after another, until one is stopped. */
function compareMethods() {
  return perform(tasks.compare, async engine => {
    for (const row of learn.rows) {
      if (!await tryMethod(engine, row)) return null;
    }
    // The worker goes, and with it the memory of the searches.
    stop(engine);
    return ['compared'];
  });
}

/** Runs a method; its bars grow meanwhile. Returns whether it was let run to its end. */
async function tryMethod(engine, row) {
  const { columns, tiles, goal } = learn.board;
  const began = performance.now();
  const onText = text => parseInt(text, 10) && showNodes(row, parseInt(text, 10));
  const timer = setInterval(() => showTime(row, performance.now() - began), 100);
  // A search of the kit reads no clock.
  const limit = setTimeout(() => stop(engine, new Refusal('whyTime')), PATIENCE);
  row.work.hidden = false;
  say(row.result, 'searching');
  try {
    const words = ['method', row.name, boardText(goal, columns)];
    const answer = await ask(engine, words, boardText(tiles, columns), onText);
    if (answer) showResult(row, answer);
    else say(row.result, 'stopped');
    return answer;
  } catch (error) {
    const said = error.said || ['isUnsolvable'];
    say(row.result, ...said);
    if (said[0] !== 'whyTime') throw new Refusal(...said);
    return true;
  } finally {
    clearInterval(timer);
    clearTimeout(limit);
  }
}

/** Says how a method has ended, and what its idea has saved. */
function showResult(row, { moves, why, shortest, expanded, milliseconds }) {
  showTime(row, milliseconds);
  showNodes(row, expanded);
  if (moves === null) return say(row.result, `why${why}`);
  say(row.result, shortest ? 'shortestFound' : 'someFound', moves.length);
  row.expanded = expanded;
  const before = learn.rows.find(({ name }) => name === row.before);
  if (before && before.expanded !== null) {
    say(row.change, `${row.name} change`, ...[before, row].map(({ expanded }) => expanded.toLocaleString('en')));
  }
}
