// Board: a board to play, or to watch while it is solved; one of one's own is typed, shuffled, of another size or with another
// goal. What is played is a start, a goal and moves, as the address holds them.

const FIRST_BOARD = {
  columns: 4, goal: goalNamed('blank-last', 16, 4), moves: 'LLLDRDRDR',
  tiles: [2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15],
};

/** The engine that reads boards, the player, and the board as it was given. */
const watch = { engine: newEngine(), player: null, given: null };

function prepareWatch() {
  newTask('solve', solveFromHere, undefined, 'runningLong');
  watch.player = newPlayer(byId('player'), makeMoves);
  watch.player.onChange = () => {
    writeHash();
    if (document.activeElement !== byId('moves')) byId('moves').value = watch.player.moves;
    byId('undo').disabled = watch.player.at === 0;
  };
  for (let side = 2; side <= 10; side++) {
    byId('size').append(make('option', { value: side, textContent: `${side} × ${side}` }));
  }
  const goals = Object.entries({ ...GOALS, '': 'otherGoal' });
  byId('goal').append(...goals.map(([value, key]) => say(make('option', { value }), key)));
  byId('shuffle').onclick = shuffle;
  byId('undo').onclick = undo;
  byId('link').onclick = () => copyLink(location.hash, byId('link'));
  byId('moves-copy').onclick = () => copy(watch.player.moves, byId('moves-copy'));
  byId('moves').oninput = useMovesText;
  byId('moves-form').onsubmit = event => event.preventDefault();
  byId('board-form').onsubmit = useBoardText;
  byId('size').onchange = () => newSize(Number(byId('size').value));
  byId('goal').onchange = chooseGoal;
  const { board } = watch.player.parts;
  board.setAttribute('aria-describedby', 'keys');
  board.onclick = event => makeMoves(movesTo(shown(), watch.player.columns, cellAt(board, watch.player.columns, event)));
}

/** Opens a board that was read, or says what is wrong with it. */
function openRead(given) {
  if (given.error) showError(byId('board-error'), saidOf(given.error));
  else openBoard(given);
}

/** Opens the board that was there last, if it is one. */
function openKept() {
  const last = JSON.parse(kept('last'));
  openBoard(last?.tiles?.length > 3 && last.tiles.every((_, tile) => last.tiles.includes(tile)) ? last : FIRST_BOARD);
}

/**
 * Opens a board, by default with the goal of the last one. Of an unsolvable one, it says which two tiles to `swap` and, if
 * another named goal can be reached, which (`other`).
 */
function openBoard({ columns, tiles, goal = watch.player.goal, moves = '', at = 0, swap = [], other }) {
  const goalName = goalInAddress({ goal, columns });
  watch.given = { columns, tiles, goal, swap, other };
  byId('goal').value = /\d/.test(goalName) ? '' : goalName;
  byId('goal-label').hidden = !/\d/.test(goalName);
  byId('goal-tiles').value = boardText(goal, columns);
  byId('tiles').value = boardText(tiles, columns);
  byId('size').value = columns * columns === tiles.length ? columns : '';
  showError(byId('board-error'), null);
  forget(tasks.solve);
  load(watch.player, { columns, start: tiles, goal, moves: movesOf(moves) }, at);
  tellFault(moves);
  say(byId('solvable'), swap.length === 0 ? '' : other ? 'unsolvableBut' : 'unsolvable', ...swap, [GOALS[other]]);
}

/** The board on show. */
const shown = () => watch.player.boards[watch.player.at];

/** Moves from the board on show, if the first letter is a move there; the moves that followed are forgotten. */
const makeMoves = letters =>
  letters && moved(shown(), watch.player.columns, letters[0]) && makeMovesAfter(watch.player.at, letters, Infinity);

/** Takes the last move back, and with it those that followed. */
const undo = () => watch.player.at > 0 && makeMovesAfter(watch.player.at - 1, '', Infinity);

const GOALS = { 'blank-last': 'blankLast', 'blank-first': 'blankFirst', spiral: 'spiral' };

function solveFromHere() {
  return perform(tasks.solve, async engine => {
    const { at: from, moves, columns, goal } = watch.player;
    const answer = await ask(engine, ['solve', boardText(goal, columns)], boardText(shown(), columns));
    // Other moves may have been made to get to another board meanwhile.
    if (!answer || !watch.player.moves.startsWith(moves.slice(0, from))) return null;
    if (!answer.solvable) return ['isUnsolvable'];
    if (answer.moves === null) return ['tooLarge'];
    makeMovesAfter(from, answer.moves, from);
    return [answer.shortest ? 'solvedShortest' : 'solved', answer.moves.length];
  });
}

/** Puts moves behind the first ones and shows the board after `at` of them. */
function makeMovesAfter(first, letters, at) {
  const { columns, boards, goal, moves } = watch.player;
  load(watch.player, { columns, start: boards[0], goal, moves: moves.slice(0, first) + letters }, at);
}

/** Follows the moves that are typed, up to the first that is not one or leaves the board. */
function useMovesText() {
  const letters = byId('moves').value.replace(/[\s,]/g, '');
  makeMovesAfter(0, movesOf(letters), Infinity);
  tellFault(letters);
}

/** Says which of some moves is the first that is none, or that leaves the board. */
function tellFault(letters) {
  const fault = watch.player.moves.length;
  if (fault >= Math.min(letters.length, MOST_MOVES)) say(byId('solve-state'), '');
  else say(byId('solve-state'), fault < movesOf(letters).length ? 'leaves' : 'noMove', fault + 1, letters[fault]);
}

async function useBoardText(event) {
  event.preventDefault();
  openRead(await readBoard({ board: byId('tiles').value, goal: byId('goal').value || byId('goal-tiles').value }));
}

async function chooseGoal() {
  const goal = byId('goal').value;
  byId('goal-label').hidden = goal !== '';
  if (goal === '') return byId('goal-tiles').focus();
  const board = shown(), given = await readBoard({ board: boardText(board, watch.player.columns), goal });
  // A move that is made meanwhile is not lost.
  if (byId('goal').value === goal) return shown() === board ? openRead(given) : chooseGoal();
}

/** A board of another size: the goal, ready to be shuffled. */
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
