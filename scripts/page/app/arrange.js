'use strict';

// Arranging a board of one's own: typed, dragged, shuffled, of another size or with another goal.

/** Opens what a form gives, or says what is wrong with it. */
function tryBoard(read) {
  try {
    openBoard(read());
  } catch (error) {
    showError(byId('board-error'), error.message);
  }
}

function useBoardText(event) {
  event.preventDefault();
  const goalName = byId('goal').value || byId('goal-tiles').value;
  tryBoard(() => ({ ...readBoard(byId('tiles').value), goalName }));
}

function chooseGoal() {
  const name = byId('goal').value;
  byId('goal-label').hidden = name !== '';
  if (name === '') return byId('goal-tiles').focus();
  tryBoard(() => ({ columns: watch.player.columns, tiles: shown(), goalName: name }));
}

/** A board of another size: the goal, ready to be shuffled or arranged. */
function newSize(side) {
  const goalName = byId('goal').value || 'blank-last';
  tryBoard(() => ({ columns: side, tiles: goalNamed(goalName, side * side, side), goalName }));
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
  watch.arranging = on;
  choose(null);
  byId('arrange').setAttribute('aria-pressed', on);
  watch.player.parts.board.classList.toggle('arranging', on);
  if (on) openArranged(shown());
  else say(byId('watch-state'), '');
}

function openArranged(tiles) {
  openBoard({ columns: watch.player.columns, tiles });
  say(byId('watch-state'), 'arrangeHelp');
}

/** Clicks and drags on the board: a move, or while arranging a swap of two cells. */
function prepareDragging(player) {
  const { board } = player.parts;
  let from = null;
  board.onpointerdown = event => {
    if (event.button !== 0) return;
    from = { cell: cellAt(board, player.columns, event), x: event.clientX, y: event.clientY };
    if (watch.arranging) board.setPointerCapture(event.pointerId);
  };
  board.onpointermove = event => {
    if (from && watch.arranging) drag(board, shown()[from.cell], event.clientX - from.x, event.clientY - from.y);
  };
  board.onpointercancel = () => {
    from = null;
    drag(board, null);
  };
  board.onpointerup = event => {
    if (!from) return;
    const to = cellAt(board, player.columns, event);
    drag(board, null);
    if (!watch.arranging) makeMoves(movesTo(shown(), player.columns, from.cell));
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
  choose(null);
}

/** The first cell is marked, the second is swapped with it. */
function clickCell(cell) {
  if (watch.chosen === null) choose(cell);
  else if (watch.chosen === cell) choose(null);
  else swapTiles(watch.chosen, cell);
}

function choose(cell) {
  watch.chosen = cell;
  const tile = cell === null ? null : shown()[cell];
  for (const element of watch.player.parts.board.querySelectorAll('.tile')) {
    element.classList.toggle('chosen', element.tile === tile);
  }
}
