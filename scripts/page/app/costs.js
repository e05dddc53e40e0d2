// What each method costs on the board of the lesson, in a table.

/** A bar is empty at 1 node and full here, and each tenfold more takes the same length. */
const FULL = 1e7;

/** The milliseconds after which a method is stopped that does not stop by itself. */
const PATIENCE = 5000;

/** The columns: the first has the methods in their order, the others have numbers. */
const COLUMNS = ['method', 'moves', 'nodes', 'held', 'time'];

/** The rows of the table, by which column they are sorted, and whether the greatest comes first. */
const costs = { rows: [], key: 'method', isDown: false };

function prepareCosts() {
  newTask('compare', compareMethods, listMethods);
  byId('csv').onclick = () => save(costsAsCsv(), 'costs.csv', 'text/csv');
  const button = key => say(make('button', { type: 'button', onclick: () => sortBy(key, key === costs.key && !costs.isDown) }), key);
  byId('columns').append(...COLUMNS.map(key => make('th', { scope: 'col' }, button(key))), make('td'));
}

/** Lists the methods, without what they cost. */
function listMethods() {
  costs.rows = DATA.lessons.map(methodRow);
  sortBy('method', false);
}

function methodRow({ name, title }, order) {
  const row = { name, title, method: order, fill: make('i'), cells: {} };
  const choose = () => {
    byId('method').value = name;
    openMethods(0);
    enter('learn');
  };
  for (const key of COLUMNS.slice(1)) row.cells[key] = make('td');
  const button = say(make('button', { type: 'button', onclick: choose }), 'quote', title);
  row.item = make('tr', {}, make('th', { scope: 'row' }, button), ...Object.values(row.cells), make('td', {}, row.fill));
  return row;
}

/** Sorts the rows by a column; those without a number come last, and those that are not for this board apart. */
function sortBy(key, isDown) {
  Object.assign(costs, { key, isDown });
  const rank = row => (row[key] === undefined ? Infinity : isDown ? -row[key] : row[key]);
  costs.rows.sort((one, other) => rank(one) - rank(other) || one.method - other.method);
  const leftOut = costs.rows.filter(row => row.isLeftOut);
  byId('methods').replaceChildren(...costs.rows.filter(row => !row.isLeftOut).map(({ item }) => item));
  byId('left-out').hidden = leftOut.length === 0;
  byId('left-out').lastElementChild.replaceChildren(...leftOut.map(({ title }) => say(make('li'), 'quote', title)));
  COLUMNS.forEach((column, at) => {
    byId('columns').children[at].ariaSort = column === key ? (isDown ? 'descending' : 'ascending') : null;
  });
}

function setCost(row, key, number) {
  row[key] = number;
  say(row.cells[key], 'quote', number.toLocaleString('en'));
  if (key === 'nodes') row.fill.style.width = `${Math.min(100, 100 * Math.log10(1 + number) / Math.log10(FULL))}%`;
}

/** Runs the methods one after another, until one is stopped. */
function compareMethods() {
  return perform(tasks.compare, async engine => {
    for (const row of [...costs.rows]) {
      if (!await tryMethod(engine, row)) return null;
    }
    // The worker goes, and with it the memory of the searches.
    stop(engine);
    return ['compared'];
  });
}

/** Runs a method; its bar grows meanwhile. Returns whether it was let run to its end. */
async function tryMethod(engine, row) {
  const { columns, tiles, goal } = learn.board;
  const onText = text => parseInt(text, 10) && setCost(row, 'nodes', parseInt(text, 10));
  // A search of the kit reads no clock. Its answer may be on its way when the time is over.
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    stop(engine, new Refusal('whyTime'));
  }, PATIENCE);
  say(row.cells.moves, 'searching');
  try {
    const answer = await ask(engine, ['method', row.name, boardText(goal, columns)], boardText(tiles, columns), onText);
    if (answer) showCosts(row, answer);
    else say(row.cells.moves, isLate ? 'whyTime' : 'stopped');
    return answer || isLate;
  } catch (error) {
    if (error.said) say(row.cells.moves, ...error.said);
    // The engine refuses an unsolvable board.
    else showCosts(row, { why: 'NotTaken' });
    if (error.said && error.said[0] !== 'whyTime') throw error;
    return true;
  } finally {
    clearTimeout(limit);
  }
}

/** Says how a method has ended. */
function showCosts(row, { moves, why, shortest, expanded, held, milliseconds }) {
  row.isLeftOut = why === 'NotTaken';
  if (row.isLeftOut) return sortBy(costs.key, costs.isDown);
  setCost(row, 'time', Math.ceil(milliseconds));
  setCost(row, 'nodes', expanded);
  if (held !== null) setCost(row, 'held', held);
  if (moves === null) return say(row.cells.moves, `why${why}`);
  setCost(row, 'moves', moves.length);
  if (shortest) say(row.cells.moves, 'fewest', moves.length);
}

/** The table as comma-separated values. */
function costsAsCsv() {
  const rows = costs.rows.filter(row => !row.isLeftOut).map(row => {
    const numbers = COLUMNS.slice(1).map(key => row[key] ?? '');
    return [row.name, ...numbers, row.moves === undefined ? row.cells.moves.textContent : ''].join(',');
  });
  return [`${COLUMNS.join(',')},note`, ...rows, ''].join('\n');
}
