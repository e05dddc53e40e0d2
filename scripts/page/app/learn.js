'use strict';

// The textbook's methods on one board, one after another, with bars for what each costs.

/** Boards worth the comparison; the first is that of the methods' page. */
const LESSONS = { lesson32: '3 2 4 1 / 5 6 8 7 / 9 11 10 12 / 13 14 15 0', lesson31: '8 6 7 / 2 5 4 / 3 0 1' };

/** A bar is empty at 1 and full here, and each tenfold more takes the same length. */
const FULL = { nodes: 1e7, milliseconds: 1e4 };

const learn = { engine: newEngine(), rows: [], board: null };

function prepareLearn() {
  byId('compare').onclick = compareMethods;
  byId('lesson').onchange = showLesson;
  learn.rows = DATA.methods.map(methodRow);
  byId('methods').replaceChildren(...learn.rows.map(row => row.item));
}

/** Offers the board at hand and some others. */
function openLearn() {
  const { columns, goal } = watch.player;
  const option = ([key, value]) => say(make('option', { value }), key);
  const boards = { boardAtHand: boardText(shown(), columns), ...LESSONS };
  byId('lesson').replaceChildren(...Object.entries(boards).map(option));
  if (shown().join() === goal.join()) byId('lesson').value = LESSONS.lesson32;
  showLesson();
}

function showLesson() {
  const { columns, tiles } = readBoard(byId('lesson').value);
  const isOwn = byId('lesson').selectedIndex === 0;
  const goal = isOwn ? watch.player.goal : goalNamed('blank-last', tiles.length, columns);
  learn.board = { columns, tiles, goal };
  drawLink('learn-board', learn.board);
  stop(learn.engine);
  learn.rows.forEach(row => { row.work.hidden = true; });
  say(byId('compare-state'), '');
}

function methodRow({ name, about, anchor }) {
  const bar = () => ({ fill: make('i'), text: make('span', { className: 'quiet' }) });
  const row = { name, nodes: bar(), time: bar(), result: make('span', { className: 'quiet' }) };
  const line = ({ fill, text }) => make('div', { className: 'bar' }, make('div', {}, fill), text);
  const page = '../../scripts/methods/README.md' + (anchor ? `#${anchor}` : '');
  const link = inRepository ? make('a', { href: page, textContent: name }) : make('strong', { textContent: name });
  const title = make('div', {}, link, ' ', make('span', { textContent: about, lang: 'en' }));
  row.work = make('div', { hidden: true }, line(row.nodes), line(row.time), row.result);
  row.item = make('li', {}, title, row.work);
  return row;
}

function clearRow(row) {
  row.work.hidden = false;
  setBar(row.nodes, 0, FULL.nodes, '');
  setBar(row.time, 0, FULL.milliseconds, '');
  say(row.result, '');
}

function setBar({ fill, text }, amount, full, key, ...values) {
  fill.style.width = `${Math.min(100, 100 * Math.log10(1 + amount) / Math.log10(full))}%`;
  say(text, key, ...values);
}

async function compareMethods() {
  const { engine, rows } = learn;
  const state = byId('compare-state');
  if (engine.isBusy) return;
  rows.forEach(clearRow);
  try {
    const controls = { button: byId('compare'), stopper: byId('compare-stop'), state, engine };
    const isWhole = await busy(controls, () => tryAll(rows));
    say(state, isWhole ? 'compared' : 'stopped');
  } catch (error) {
    say(state, 'quote', error.message);
  }
  // The worker goes, and with it the memory of the searches.
  stop(engine);
}

/** Runs the methods one after another, until one is stopped. */
async function tryAll(rows) {
  for (const row of rows) {
    if (!await tryMethod(row)) return false;
  }
  return true;
}

/** Runs a method; its bars grow meanwhile. Returns whether it was let run to its end. */
async function tryMethod(row) {
  const { columns, tiles, goal } = learn.board;
  const began = performance.now();
  const showTime = time => {
    const inSeconds = time >= 1000;
    const text = inSeconds ? (time / 1000).toFixed(1) : time.toFixed(time < 10 ? 1 : 0);
    setBar(row.time, time, FULL.milliseconds, inSeconds ? 'seconds' : 'milliseconds', text);
  };
  const showNodes = nodes => setBar(row.nodes, nodes, FULL.nodes, 'expanded', nodes.toLocaleString('en'));
  const onText = text => parseInt(text, 10) && showNodes(parseInt(text, 10));
  const timer = setInterval(() => showTime(performance.now() - began), 100);
  try {
    const words = ['method', row.name, boardText(goal, columns)];
    const answer = await ask(learn.engine, words, boardText(tiles, columns), onText);
    if (!answer) return false;
    showTime(answer.milliseconds);
    showNodes(answer.expanded);
    if (answer.moves === null) say(row.result, 'quote', answer.why);
    else say(row.result, answer.shortest ? 'shortestFound' : 'someFound', answer.moves.length);
    return true;
  } finally {
    clearInterval(timer);
  }
}
