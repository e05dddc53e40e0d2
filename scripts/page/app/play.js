// A player: a board and the moves made on it, with play, pause, step, slider and speed. Every board in the page is one.

/** Gives controls to what has the positions 0 to `last`, of which it can `show` one. */
function addControls(player, place) {
  place.replaceChildren(byId('player-parts').content.cloneNode(true));
  sayAll(place);
  const parts = Object.fromEntries([...place.querySelectorAll('[data-part]')].map(part => [part.dataset.part, part]));
  Object.assign(player, { parts, at: 0, last: 0, timer: 0 });
  const { first, back, toggle, forward, last, slider, speed } = parts;
  first.onclick = () => goTo(player, 0);
  back.onclick = () => goTo(player, player.at - 1);
  toggle.onclick = () => (player.timer ? pause(player) : playOn(player));
  forward.onclick = () => goTo(player, player.at + 1);
  last.onclick = () => goTo(player, player.last);
  slider.oninput = () => goTo(player, Number(slider.value));
  speed.onchange = () => player.timer && playOn(player);
}

/** Makes a player. `onMove` makes it playable: it gets the moves that a click or an arrow key asks for. */
function newPlayer(place, onMove) {
  const player = { boards: [], pace: 500, show: at => show(player, at), onMove, onChange: () => {} };
  addControls(player, place);
  const { board } = player.parts;
  board.setAttribute('role', 'application');
  board.tabIndex = 0;
  board.classList.toggle('playable', Boolean(onMove));
  board.onkeydown = event => onKey(player, event);
  return player;
}

/** The most moves that are shown: a program without end prints more than a browser holds as boards. */
const MOST_MOVES = 50000;

/** Gives it a board, its goal and moves, up to the first that leaves the board. */
function load(player, { columns, start, goal, moves = '' }, at = 0) {
  pause(player);
  player.boards = [start];
  for (const move of moves.slice(0, MOST_MOVES)) {
    const next = moved(player.boards[player.boards.length - 1], columns, move);
    if (!next) break;
    player.boards.push(next);
  }
  const last = player.boards.length - 1;
  Object.assign(player, { columns, goal, moves: moves.slice(0, last), last });
  show(player, at);
}

/** Shows the board after this many moves, without stopping. */
function show(player, at) {
  const { parts, boards, moves, columns, goal } = player;
  player.at = Math.max(0, Math.min(moves.length, at));
  const tiles = boards[player.at];
  drawBoard(parts.board, { columns, tiles, goal });
  parts.slider.max = moves.length;
  parts.slider.value = player.at;
  parts.slider.disabled = parts.toggle.disabled = moves.length === 0;
  const isGoal = tiles.join() === goal.join();
  if (player.at > 0) say(parts.status, isGoal ? 'atGoal' : 'atMove', player.at, moves.length, moves[player.at - 1]);
  else say(parts.status, startKey(player, isGoal), moves.length);
  player.onChange();
}

function startKey({ moves, onMove }, isGoal) {
  if (isGoal && !moves) return 'startIsGoal';
  return onMove && !moves ? 'playHere' : 'atStart';
}

function goTo(player, at) {
  pause(player);
  player.show(at);
}

function playOn(player) {
  pause(player);
  if (player.at === player.last) player.show(0);
  const next = () => (player.at < player.last ? player.show(player.at + 1) : pause(player));
  player.timer = setInterval(next, player.pace / Number(player.parts.speed.value));
  player.parts.status.setAttribute('aria-live', 'off');
  say(player.parts.toggle, 'pause');
}

function pause(player) {
  clearInterval(player.timer);
  player.timer = 0;
  player.parts.status.setAttribute('aria-live', 'polite');
  say(player.parts.toggle, 'play');
}

const ARROWS = { ArrowLeft: 'L', ArrowRight: 'R', ArrowUp: 'U', ArrowDown: 'D' };

function onKey(player, event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const move = ARROWS[event.key];
  if (move && player.onMove) player.onMove(move);
  else if (event.key === 'Backspace' && player.onMove) undo();
  else if (event.key === ' ') player.parts.toggle.click();
  else if (event.key === ',' || !player.onMove && move === 'L') goTo(player, player.at - 1);
  else if (event.key === '.' || !player.onMove && move === 'R') goTo(player, player.at + 1);
  else return;
  event.preventDefault();
}
