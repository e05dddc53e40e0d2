// Arranging a board of one's own: typed, dragged, shuffled, of another size or with another goal.

/** Whether tiles are swapped instead of moved, and the cell that is to be swapped, if any. */
const arranging = { on: false, chosen: null };

async function useBoardText(event) {
  event.preventDefault();
  openRead(await readBoard({ board: byId('tiles').value, goal: byId('goal').value || byId('goal-tiles').value }));
}

function chooseGoal() {
  const name = byId('goal').value;
  byId('goal-label').hidden = name !== '';
  if (name === '') return byId('goal-tiles').focus();
  const { columns } = watch.player, tiles = shown();
  openBoard({ columns, tiles, goal: goalNamed(name, tiles.length, columns) });
}

/** A board of another size: the goal, ready to be shuffled or arranged. */
function newSize(side) {
  const tiles = goalNamed(byId('goal').value || 'blank-last', side * side, side);
  openBoard({ columns: side, tiles, goal: tiles });
}

/** A random board: the goal after many random moves, so it is solvable. */
function shuffle() {
  const { columns, goal } = watch.player;
  let tiles = goal;
  for (let left = 50 * goal.length; left > 0; left--) {
    tiles = moved(tiles, columns, 'LRUD'[Math.floor(Math.random() * 4)]) || tiles;
  }
  openBoard({ columns, tiles });
}

/** Turns arranging on or off: tiles are then swapped instead of moved. */
function arrange(on) {
  arranging.on = on;
  choose(null);
  byId('arrange').setAttribute('aria-pressed', on);
  watch.player.parts.board.classList.toggle('arranging', on);
  if (on) openArranged(shown());
  else say(byId('solve-state'), '');
}

function openArranged(tiles) {
  openBoard({ columns: watch.player.columns, tiles });
  say(byId('solve-state'), 'arrangeHelp');
}

/** The pixels from which on a drag is a swipe and no click. */
const SWIPE = 20;

/** The moves by which the tiles that were swiped slide: the blank goes the other way. */
function swiped(right, down) {
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'L' : 'R';
  return down > 0 ? 'U' : 'D';
}

/** Clicks, swipes and drags on the board: a move, or while arranging a swap of two cells. */
function prepareDragging(player) {
  const { board } = player.parts;
  let from = null;
  board.onpointerdown = event => {
    if (event.button !== 0) return;
    from = { cell: cellAt(board, player.columns, event), x: event.clientX, y: event.clientY };
    board.setPointerCapture(event.pointerId);
  };
  board.onpointermove = event => {
    if (from && arranging.on) drag(board, shown()[from.cell], event.clientX - from.x, event.clientY - from.y);
  };
  board.onpointercancel = () => {
    from = null;
    drag(board, null);
  };
  board.onpointerup = event => {
    if (!from) return;
    const to = cellAt(board, player.columns, event);
    drag(board, null);
    const [right, down] = [event.clientX - from.x, event.clientY - from.y];
    if (!arranging.on && Math.hypot(right, down) > SWIPE) makeMoves(swiped(right, down));
    else if (!arranging.on) makeMoves(movesTo(shown(), player.columns, from.cell));
    else if (from.cell !== to) swapTiles(from.cell, to);
    else clickCell(to);
    from = null;
  };
}

function drag(board, tile, right, down) {
  for (const element of board.querySelectorAll('.tile')) {
    const isDragged = element.tile === tile;
    element.classList.toggle('dragged', isDragged);
    element.style.translate = isDragged ? `${right}px ${down}px` : '';
  }
}

function swapTiles(one, other) {
  const tiles = shown().slice();
  [tiles[one], tiles[other]] = [tiles[other], tiles[one]];
  openArranged(tiles);
}

/** The first cell is marked, the second is swapped with it. */
function clickCell(cell) {
  if (arranging.chosen === null) choose(cell);
  else if (arranging.chosen === cell) choose(null);
  else swapTiles(arranging.chosen, cell);
}

function choose(cell) {
  arranging.chosen = cell;
  const tile = cell === null ? null : shown()[cell];
  for (const element of watch.player.parts.board.querySelectorAll('.tile')) {
    element.classList.toggle('chosen', element.tile === tile);
  }
}
