// Board: a board of one's own to play, or to watch while it is solved. What is played is a start, a goal and moves, as the
// address holds them.

const FIRST_BOARD = {
  columns: 4, goal: goalNamed('blank-last', 16, 4), moves: 'LLLDRDRDR',
  tiles: [2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15],
};

const watch = { engine: newEngine() };

function prepareWatch() {
  newTask('solve', () => {}, 'runningLong');
  watch.player = newPlayer(byId('player'), makeMoves);
  watch.player.onChange = () => {
    writeHash();
    if (document.activeElement !== byId('moves')) byId('moves').value = watch.player.moves;
    // Another tile may stand in the cell that was chosen.
    choose(null);
    say(byId('counter'), 'counter', watch.player.at);
    byId('undo').disabled = watch.player.at === 0;
  };
  watch.player.parts.board.setAttribute('aria-describedby', 'keys');
  for (let side = 2; side <= 10; side++) {
    byId('size').append(make('option', { value: side, textContent: `${side} × ${side}` }));
  }
  const goals = Object.entries({ ...GOALS, '': 'otherGoal' });
  byId('goal').append(...goals.map(([value, key]) => say(make('option', { value }), key)));
  byId('solve').onclick = solveFromHere;
  byId('shuffle').onclick = shuffle;
  byId('undo').onclick = undo;
  byId('arrange').onclick = () => arrange(!arranging.on);
  byId('svg').onclick = downloadSvg;
  byId('link').onclick = () => copyLink(location.hash, byId('link'));
  byId('moves-copy').onclick = () => copy(watch.player.moves, byId('moves-copy'));
  byId('moves').oninput = useMovesText;
  byId('moves-form').onsubmit = event => event.preventDefault();
  byId('board-form').onsubmit = useBoardText;
  byId('size').onchange = () => newSize(Number(byId('size').value));
  byId('goal').onchange = chooseGoal;
  prepareDragging(watch.player);
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

/** Opens a board, by default with the goal of the last one. */
function openBoard({ columns, tiles, goal = watch.player.goal, moves = '', at = 0 }) {
  const goalName = goalInAddress({ goal, columns });
  byId('goal').value = /\d/.test(goalName) ? '' : goalName;
  byId('goal-label').hidden = !/\d/.test(goalName);
  byId('goal-tiles').value = boardText(goal, columns);
  byId('tiles').value = boardText(tiles, columns);
  byId('size').value = columns * columns === tiles.length ? columns : '';
  showError(byId('board-error'), null);
  forget(tasks.solve);
  load(watch.player, { columns, start: tiles, goal, moves: movesOf(moves) }, at);
  tellFault(moves);
  tellSolvable();
}

/** The board on show. */
const shown = () => watch.player.boards[watch.player.at];

/** Moves from the board on show; the moves that followed are forgotten. */
const makeMoves = letters => makeMovesAfter(watch.player.at, letters, Infinity);

/** Takes the last move back, and with it those that followed. */
const undo = () => watch.player.at > 0 && makeMovesAfter(watch.player.at - 1, '', Infinity);

/** Asks the engine about a board with the goal of the one on show. */
function askAbout(engine, command, tiles, ...words) {
  const { columns, goal } = watch.player;
  return ask(engine, [command, boardText(goal, columns), ...words], boardText(tiles, columns));
}

/** Says at once whether the board is solvable, and which two tiles to swap if it is not. */
async function tellSolvable() {
  const place = byId('solvable');
  say(place, '');
  const [start] = watch.player.boards;
  const answer = await askAbout(watch.engine, 'solvable', start).catch(error => ({ error }));
  if (answer.solvable || start !== watch.player.boards[0]) return;
  if (answer.error) say(place, ...saidOf(answer.error));
  else if (!answer.other) say(place, 'unsolvable', ...answer.swap);
  else say(place, 'unsolvableBut', ...answer.swap, [GOALS[answer.other]]);
}

const GOALS = { 'blank-last': 'blankLast', 'blank-first': 'blankFirst', spiral: 'spiral' };

function solveFromHere() {
  return perform(tasks.solve, async engine => {
    const { at: from, moves } = watch.player;
    const answer = await askAbout(engine, 'solve', shown());
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

async function downloadSvg() {
  const { boards: [start], moves } = watch.player;
  try {
    save((await askAbout(watch.engine, 'svg', start, moves)).picture, 'board.svg', 'image/svg+xml');
  } catch (error) {
    say(byId('solve-state'), ...saidOf(error));
  }
}
