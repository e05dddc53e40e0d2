'use strict';

// The textbook's methods on one board, one after another, with bars for what each costs.

const LESSONS = ['3,2,4,1/5,6,8,7/9,11,10,12/13,14,15,0', '8,6,7/2,5,4/3,0,1', '2,3,4,0/1,5,7,8/9,6,10,12/13,14,11,15'];

/** A bar is empty at 1 and full here, and each tenfold more takes the same length. */
const FULL = { nodes: 1e7, milliseconds: 1e4 };

const learn = { engine: newEngine(), rows: [], board: null };

function prepareLearn() {
  byId('compare').onclick = compareMethods;
  byId('learn-board').className = 'board';
  byId('lesson').onchange = showLesson;
}

/** Offers the board at hand and some that are worth it, and lists the methods. */
async function openLearn() {
  const { columns, goal } = watch.player;
  const own = boardText(shown(), columns, ',');
  const options = [own, ...LESSONS.filter(lesson => lesson !== own)];
  byId('lesson').replaceChildren(...options.map((board, index) => {
    const option = make('option', { value: board });
    return say(option, index === 0 ? 'boardAtHand' : 'lessonBoard', board.replace(/[,]/g, ' ').replace(/\//g, ' / '));
  }));
  if (shown().join() === goal.join()) byId('lesson').value = LESSONS[0];
  showLesson();
  if (learn.rows.length > 0) return;
  const methods = await ask(learn.engine, ['methods']);
  learn.rows = methods.map(methodRow);
  byId('methods').replaceChildren(...learn.rows.map(row => row.item));
}

function showLesson() {
  const text = byId('lesson').value;
  const { columns, tiles } = readBoard(text);
  const isOwn = byId('lesson').selectedIndex === 0;
  const goal = isOwn ? watch.player.goal : goalNamed('blank-last', tiles.length, columns);
  learn.board = { columns, tiles, goal };
  drawBoard(byId('learn-board'), learn.board);
  stop(learn.engine);
  learn.rows.forEach(clearRow);
  say(byId('compare-state'), '');
}

function methodRow({ name, about, anchor }) {
  const href = '../../scripts/methods/README.md' + (anchor ? `#${anchor}` : '');
  const bar = () => ({ fill: make('i'), text: make('span', { className: 'quiet' }) });
  const row = { name, nodes: bar(), time: bar(), result: make('span', { className: 'quiet' }) };
  const line = ({ fill, text }) => make('div', { className: 'bar' }, make('div', {}, fill), text);
  const link = make('a', { href, textContent: name });
  const title = make('div', {}, link, ' ', make('span', { textContent: about, lang: 'en' }));
  row.item = make('li', {}, title, line(row.nodes), line(row.time), row.result);
  return row;
}

function clearRow(row) {
  setBar(row.nodes, 0, FULL.nodes, '');
  setBar(row.time, 0, FULL.milliseconds, '');
  say(row.result, '');
}

function setBar({ fill, text }, amount, full, key, ...values) {
  fill.style.width = `${Math.min(100, 100 * Math.log10(1 + amount) / Math.log10(full))}%`;
  say(text, key, ...values);
}

function compareMethods() {
  const controls = { button: byId('compare'), stopper: byId('compare-stop'), state: byId('compare-state'), engine: learn.engine };
  return busy(controls, async () => {
    learn.rows.forEach(clearRow);
    for (const row of learn.rows) {
      const went = await tryMethod(row);
      if (!went) return say(controls.state, 'stopped');
    }
    say(controls.state, 'compared');
  }).catch(error => say(controls.state, 'quote', error.message));
}

/** Runs a method; its bar of time grows meanwhile. Returns whether it was let run to its end. */
async function tryMethod(row) {
  const { columns, tiles, goal } = learn.board;
  const began = performance.now();
  const passed = () => performance.now() - began;
  const grow = () => setBar(row.time, passed(), FULL.milliseconds, 'milliseconds', passed().toFixed(0));
  const timer = setInterval(grow, 100);
  try {
    const words = ['method', row.name, boardText(goal, columns)];
    const answer = await ask(learn.engine, words, boardText(tiles, columns));
    if (!answer) return false;
    grow();
    setBar(row.nodes, answer.expanded, FULL.nodes, 'expanded', answer.expanded.toLocaleString('en'));
    if (answer.moves === null) say(row.result, 'quote', answer.why);
    else say(row.result, answer.shortest ? 'shortestFound' : 'someFound', answer.moves.length);
    return true;
  } finally {
    clearInterval(timer);
  }
}
