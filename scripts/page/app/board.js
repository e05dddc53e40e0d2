// Boards, goals and moves, and a board drawn with tiles that slide. A board is an array of tiles row by row, 0 the
// blank; a move is L, R, U or D, the blank's.

const STEPS = { L: [0, -1], R: [0, 1], U: [-1, 0], D: [1, 0] };

/** The moves at the start of a text. */
const movesOf = text => text.toUpperCase().match(/^[LRUD]*/)[0];

/** Returns the board after a move, or null if the move leaves the board. */
function moved(tiles, columns, move) {
  const blank = tiles.indexOf(0);
  const [down, right] = STEPS[move];
  const row = Math.floor(blank / columns) + down;
  const column = blank % columns + right;
  if (column < 0 || column >= columns || row < 0 || row * columns >= tiles.length) return null;
  const next = tiles.slice();
  const from = row * columns + column;
  [next[blank], next[from]] = [next[from], 0];
  return next;
}

/** Returns the moves that slide a tile, with those between it and the blank; none if they share no row and column. */
function movesTo(tiles, columns, cell) {
  const blank = tiles.indexOf(0);
  const down = Math.floor(cell / columns) - Math.floor(blank / columns);
  const right = cell % columns - blank % columns;
  if (down !== 0 && right !== 0) return '';
  return (down > 0 ? 'D' : 'U').repeat(Math.abs(down)) + (right > 0 ? 'R' : 'L').repeat(Math.abs(right));
}

/** Returns a goal by its name for a board of this shape. */
function goalNamed(name, cells, columns) {
  const tiles = Array.from({ length: cells }, (_, cell) => cell);
  if (name === 'blank-first') return tiles;
  if (name === 'blank-last') return [...tiles.slice(1), 0];
  const goal = Array(cells).fill(0);
  let [row, column, down, right] = [0, 0, 0, 1];
  const isFree = (row, column) =>
    row >= 0 && row * columns < cells && column >= 0 && column < columns && goal[row * columns + column] === 0;
  for (let tile = 1; tile < cells; tile++) {
    goal[row * columns + column] = tile;
    if (!isFree(row + down, column + right)) [down, right] = [right, -down];
    [row, column] = [row + down, column + right];
  }
  return goal;
}

/** Has the engine read a board in any form, with its goal; returns them with the moves, or an error. */
async function readBoard({ board, goal = 'blank-last', moves = '', at }) {
  const read = await ask(watch.engine, ['board', goal], board).catch(error => ({ error }));
  const error = read.why ? new Refusal('quote', read.why) : read.error;
  return { ...read, error, moves: moves.toUpperCase().replace(/[\s,]/g, ''), at: parseInt(at, 10) || 0 };
}

/** Writes a board on one line: rows with `/` between them, tiles with `separator`. */
function boardText(tiles, columns, separator = ' ') {
  const rows = [];
  for (let cell = 0; cell < tiles.length; cell += columns) rows.push(tiles.slice(cell, cell + columns).join(separator));
  return rows.join(separator === ' ' ? ' / ' : '/');
}

/** Draws a board. The tiles are coloured by their diagonal in the goal and stay the same elements while they move. */
function drawBoard(place, { columns, tiles, goal }) {
  const drawn = [columns, goal].join();
  if (place.drawn !== drawn) {
    place.drawn = drawn;
    place.style.setProperty('--columns', columns);
    place.style.setProperty('--rows', tiles.length / columns);
    place.replaceChildren(...goal.map((tile, cell) => (tile === 0 ? '' : drawTile(tile, cell, columns, goal.length))));
  }
  for (const element of place.querySelectorAll('.tile')) {
    const cell = tiles.indexOf(element.tile);
    element.style.transform = `translate(${cell % columns * 100}%, ${Math.floor(cell / columns) * 100}%)`;
  }
  label(place, 'boardLabel', boardText(tiles, columns));
}

function drawTile(tile, cell, columns, cells) {
  const diagonal = cell % columns + Math.floor(cell / columns);
  const last = columns + cells / columns - 2;
  const element = make('div', { className: 'tile', tile }, make('span'));
  // Not text, as the board has a label.
  element.firstChild.dataset.tile = tile;
  element.style.setProperty('--hue', 184 + 78 * diagonal / last);
  return element;
}

/** The cell at a point of the window. */
function cellAt(place, columns, { clientX, clientY }) {
  const box = place.getBoundingClientRect();
  const size = box.width / columns;
  const within = (at, most) => Math.max(0, Math.min(most - 1, Math.floor(at / size)));
  return within(clientY - box.top, Math.round(box.height / size)) * columns + within(clientX - box.left, columns);
}
