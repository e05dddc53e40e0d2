'use strict';

// Board: a board of one's own to play, or to watch while it is solved. What is played is a start, a goal and moves, as the address holds them.

const FIRST_BOARD = { columns: 4, tiles: [2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15], moves: 'LLLDRDRDR' };

const watch = { engine: newEngine(), asked: null, goalName: 'blank-last' };

function prepareWatch() {
  watch.player = newPlayer(byId('player'), makeMoves);
  watch.player.onChange = () => {
    writeHash();
    showMovesText();
    drawCursor();
    say(byId('counter'), 'counter', watch.player.at);
    byId('undo').disabled = watch.player.at === 0;
  };
  watch.player.parts.board.setAttribute('aria-describedby', 'keys');
  for (let side = 2; side <= 10; side++) {
    byId('size').append(make('option', { value: side, textContent: `${side} × ${side}` }));
  }
  byId('solve').onclick = solveFromHere;
  byId('shuffle').onclick = shuffle;
  byId('undo').onclick = undo;
  byId('arrange').onclick = () => arrange(!arranging.on);
  byId('svg').onclick = downloadSvg;
  byId('link').onclick = () => copy(location.href, byId('link'));
  byId('moves-copy').onclick = () => copy(watch.player.moves, byId('moves-copy'));
  byId('moves').oninput = useMovesText;
  byId('moves-form').onsubmit = event => event.preventDefault();
  byId('board-form').onsubmit = useBoardText;
  byId('size').onchange = () => newSize(Number(byId('size').value));
  byId('goal').onchange = chooseGoal;
  watch.player.parts.board.onkeydown = event => (arranging.on ? onArrangeKey(event) : onKey(watch.player, event));
  prepareDragging(watch.player);
}

/** Opens a board; an impossible goal becomes an error on the page. */
function openBoard({ columns, tiles, goalName = watch.goalName, moves = '', at = 0 }) {
  const goal = readGoal(goalName, tiles.length, columns);
  watch.goalName = goalName;
  byId('goal').value = /\d/.test(goalName) ? '' : goalName;
  byId('goal-label').hidden = !/\d/.test(goalName);
  byId('goal-tiles').value = boardText(goal, columns);
  byId('tiles').value = boardText(tiles, columns);
  byId('size').value = columns * columns === tiles.length ? columns : '';
  showError(byId('board-error'), null);
  say(byId('watch-state'), '');
  load(watch.player, { columns, start: tiles, goal, moves }, at);
  tellSolvable();
}

function readGoal(text, cells, columns) {
  if (!/\d/.test(text)) return goalNamed(text, cells, columns);
  const goal = readBoard(text);
  if (goal.tiles.length !== cells || goal.columns !== columns) throw new Refusal('otherShape');
  return goal.tiles;
}

/** The board on show. */
const shown = () => watch.player.boards[watch.player.at];

/** Moves from the board on show; the moves that followed are forgotten. */
function makeMoves(letters) {
  makeMovesAfter(watch.player.at, letters, Infinity);
}

/** Takes the last move back, and with it those that followed. */
const undo = () => watch.player.at > 0 && makeMovesAfter(watch.player.at - 1, '', Infinity);

/** Asks for the kit's answer to a board; the same question again gets the same answer. */
function solution(tiles) {
  const { columns } = watch.player;
  const goal = /\d/.test(watch.goalName) ? boardText(watch.player.goal, columns) : watch.goalName;
  const board = boardText(tiles, columns);
  if (!watch.asked || watch.asked.key !== board + goal) {
    stop(watch.engine);
    watch.asked = { key: board + goal, answer: ask(watch.engine, ['solve', goal], board) };
    watch.asked.answer.then(answer => answer || (watch.asked = null), () => {});
  }
  return watch.asked.answer;
}

/** Says at once whether the board is solvable, and which two tiles to swap if it is not. */
async function tellSolvable() {
  const place = byId('solvable');
  say(place, '');
  const [start] = watch.player.boards;
  const answer = await solution(start).catch(error => ({ error }));
  if (!answer || answer.solvable || start !== watch.player.boards[0]) return;
  if (answer.error) say(place, ...saidOf(answer.error));
  else if (!answer.other) say(place, 'unsolvable', ...answer.swap);
  else say(place, 'unsolvableBut', ...answer.swap, t(GOALS[answer.other]));
}

const GOALS = { 'blank-last': 'blankLast', 'blank-first': 'blankFirst', spiral: 'spiral' };

async function solveFromHere() {
  const { engine, player } = watch;
  const state = byId('watch-state');
  if (engine.isBusy) return;
  const from = player.at;
  try {
    const controls = { button: byId('solve'), stopper: byId('solve-stop'), state, engine };
    const answer = await busy(controls, () => solution(shown()));
    if (!answer) return say(state, 'stopped');
    if (!answer.solvable) return say(state, 'isUnsolvable');
    if (answer.moves === null) return say(state, 'tooLarge');
    makeMovesAfter(from, answer.moves, from);
    say(state, answer.shortest ? 'solvedShortest' : 'solved', answer.moves.length);
  } catch (error) {
    say(state, ...saidOf(error));
  }
}

/** Puts moves behind the first ones and shows the board after `at` of them. */
function makeMovesAfter(first, letters, at) {
  const { columns, boards, goal, moves } = watch.player;
  load(watch.player, { columns, start: boards[0], goal, moves: moves.slice(0, first) + letters }, at);
}

function showMovesText() {
  const box = byId('moves');
  if (document.activeElement !== box) box.value = watch.player.moves;
}

/** Follows the moves that are typed, up to the first that is not one or leaves the board. */
function useMovesText() {
  const letters = byId('moves').value.replace(/[\s,]/g, '');
  const legal = movesOf(letters);
  makeMovesAfter(0, legal, Infinity);
  const fault = watch.player.moves.length;
  if (fault === letters.length) say(byId('watch-state'), '');
  else say(byId('watch-state'), fault < legal.length ? 'leaves' : 'noMove', fault + 1, letters[fault]);
}

async function downloadSvg() {
  const { player } = watch;
  try {
    const [start, goal] = [player.boards[0], player.goal].map(tiles => boardText(tiles, player.columns));
    const words = ['svg', goal, player.moves];
    const { output, fault, status, stopped } = await call(watch.engine, words, start);
    if (stopped) return;
    if (status !== 0) throw new Error(fault);
    save(output, 'board.svg', 'image/svg+xml');
  } catch (error) {
    say(byId('watch-state'), ...saidOf(error));
  }
}
