'use strict';

// The verdict on an output of one's own, and the boards of an input with the moves made on them.

const check = { engine: newEngine(), boards: null, file: null };

const VERDICTS = { AC: 'accepted', WA: 'wrongAnswer', PE: 'presentationError' };

function prepareCheck() {
  const box = byId('output');
  check.boards = byId('check-boards');
  byId('judge').onclick = judge;
  // The same file is read again when it is chosen again.
  byId('output-file').onclick = event => { event.target.value = ''; };
  byId('output-file').onchange = event => useFile(event.target.files[0]);
  box.oninput = () => {
    check.file = null;
    forgetVerdict();
    keep(`${current.problem.id}/output`, box.value);
  };
  box.ondragover = event => {
    event.preventDefault();
    box.classList.add('dropping');
  };
  box.ondragleave = () => box.classList.remove('dropping');
  box.ondrop = event => {
    box.classList.remove('dropping');
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    useFile(event.dataTransfer.files[0]);
  };
}

/** Takes a file as the output. Its text is kept as it is, since a text area changes CR LF to LF. */
async function useFile(file) {
  if (!file) return;
  const text = await file.text();
  byId('output').value = text;
  byId('output').oninput();
  check.file = text;
}

/** Takes the verdict away when it is no longer that of the boxes. */
function forgetVerdict() {
  if (check.engine.calls.size > 0) stop(check.engine);
  byId('verdict').hidden = true;
  say(byId('judge-state'), '');
  check.boards.replaceChildren();
}

async function judge() {
  const input = byId('input').value;
  // What is pasted has often lost its last line end, so it gets one.
  const output = check.file ?? byId('output').value.replace(/[^\n]$/, '$&\n');
  const { id } = current.problem;
  const state = byId('judge-state');
  const controls = { button: byId('judge'), stopper: byId('judge-stop'), state, engine: check.engine };
  if (check.engine.isBusy) return;
  forgetVerdict();
  try {
    const answer = await busy(controls, () => ask(check.engine, ['check', id, bytesOf(input)], input + output));
    if (id !== current.problem.id) return;
    say(state, answer ? '' : 'stopped');
    if (!answer) return;
    showVerdict(answer);
    if (answer.case) showCase(check.boards, answer.case, answer.board, answer.of, true);
    else if (answer.verdict === 'AC') await browse(check, id, input, output);
  } catch (error) {
    say(state, 'quote', error.message);
  }
}

const bytesOf = text => String(new TextEncoder().encode(text).length);

function showVerdict({ verdict, why, note }) {
  const place = byId('verdict');
  place.className = verdict;
  place.hidden = false;
  byId('verdict-word').textContent = verdict;
  say(byId('verdict-name'), VERDICTS[verdict]);
  byId('verdict-why').textContent = why;
  say(byId('verdict-note'), note && 'carriageReturns');
  place.scrollIntoView({ block: 'nearest' });
}

/** Shows the boards of an input with the moves of an output, one at a time. */
async function browse(section, id, input, output) {
  const answer = await ask(section.engine, ['boards', id, bytesOf(input)], input + output).catch(() => null);
  if (!answer || answer.boards.length === 0) return;
  const { boards } = answer;
  const number = make('input', { type: 'number', min: 1, max: boards.length, value: 1 });
  const label = make('label', {}, say(make('span'), 'boardNumber'), number);
  const place = make('div');
  number.oninput = () => {
    const chosen = boards[number.value - 1];
    if (chosen) showCase(place, chosen, Number(number.value), boards.length);
  };
  label.hidden = boards.length === 1;
  section.boards.replaceChildren(make('div', { className: 'row' }, label), place);
  number.oninput();
}

/** Shows a board with the moves given; if they do not solve it, at the last of them and with a right answer beside. */
function showCase(place, { columns, start, goal, moves, right }, number, of, isFault) {
  const player = (key, letters, at) => {
    const box = make('section', {}, say(make('h3'), key), make('div'));
    load(newPlayer(box.lastChild), { columns, start, goal, moves: letters }, at);
    return box;
  };
  const players = [];
  if (moves || !right) players.push(player(isFault ? 'yourMoves' : 'theMoves', moves, isFault ? Infinity : 0));
  if (right) players.push(player(isFault ? 'rightMoves' : 'anAnswer', right, 0));
  const title = say(make('h2'), 'boardOf', number, of);
  const href = '#' + boardParameters({ columns, start, goal, moves: right || moves, at: 0 });
  const link = make('p', {}, say(make('a', { href }), 'openHere'));
  place.replaceChildren(title, make('div', { className: 'pair' }, ...players), link);
}
