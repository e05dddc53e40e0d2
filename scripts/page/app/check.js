// The verdict on an output of one's own, and the boards of an input with the moves made on them.

const VERDICTS = { AC: 'accepted', WA: 'wrongAnswer', PE: 'presentationError' };

function prepareCheck() {
  newBox('output', () => `${current.problem.id}.out`, true, () => forget(tasks.judge));
  newTask('judge', judge, () => {
    byId('verdict').hidden = true;
    byId('check-boards').replaceChildren();
    showError(byId('input-error'), null);
  });
  byId('check-link').onclick = copyCheckLink;
}

function judge() {
  const { problem } = current;
  const [input, output] = [contents(boxes.input), contents(boxes.output)];
  return perform(tasks.judge, async (engine, isForgotten) => {
    const answer = await verdictOn(engine, problem, input, output);
    if (!answer) return null;
    if (answer.verdict === 'input') {
      showError(byId('input-error'), ['quote', answer.why]);
      byId('input-error').scrollIntoView({ block: 'nearest' });
      return ['wrongInput'];
    }
    const place = byId('check-boards');
    if (answer.case) showCase(place, answer.case, answer.board, answer.of, true);
    else if (answer.verdict === 'AC') await browse(engine, place, problem, input, output);
    if (isForgotten()) return null;
    showVerdict(answer);
    return [''];
  });
}

/** Asks for the verdict on an output; null if it is stopped. */
const verdictOn = (engine, problem, input, output) =>
  askFor(engine, 'check', problem, [String(input.size)], input, output);

function showVerdict({ verdict, why, notes }) {
  const place = byId('verdict');
  place.className = verdict;
  place.hidden = false;
  byId('verdict-word').textContent = verdict;
  say(byId('verdict-name'), VERDICTS[verdict]);
  say(byId('verdict-why'), why ? 'quote' : '', why);
  byId('verdict-notes').replaceChildren(...notes.map(note => say(make('p', { className: 'quiet' }), 'quote', note)));
  place.scrollIntoView({ block: verdict === 'AC' ? 'nearest' : 'start' });
}

/** The most characters of a link: more are cut by some programs through which links are sent. */
const MOST_IN_LINK = 2000;

/** Copies a link that holds the input and the output. */
async function copyCheckLink() {
  const start = box => contents(box).slice(0, MOST_IN_LINK).text();
  const [input, output] = await Promise.all([start(boxes.input), start(boxes.output)]);
  copyShortLink(`${current.problem.id}/check`, { ...inLink(current.problem), input, output }, byId('check-link'));
}

/** Copies a link to a part of the page that holds some texts, if it is not too long. */
function copyShortLink(name, texts, button) {
  const hash = `#${name}&${new URLSearchParams(texts)}`;
  if (hash.length > MOST_IN_LINK) sayForAWhile(button, 'tooLong');
  else copyLink(hash, button);
}

/** Shows the boards of an input with the moves of an output, one at a time. */
async function browse(engine, place, problem, input, output) {
  const answer = await askFor(engine, 'boards', problem, [String(input.size)], input, output).catch(() => null);
  if (!answer || answer.boards.length === 0) return;
  const { boards, of } = answer;
  const number = make('input', { type: 'number', min: 1, max: boards.length, value: 1 });
  const label = make('label', {}, say(make('span'), 'boardNumber'), number);
  const some = say(make('span', { className: 'quiet' }), boards.length < of ? 'firstBoards' : '', boards.length);
  const shown = make('div');
  number.oninput = () => {
    const chosen = boards[number.value - 1];
    if (chosen) showCase(shown, chosen, Number(number.value), of);
  };
  number.onchange = () => {
    number.value = Math.max(1, Math.min(boards.length, Math.round(number.value)));
    number.oninput();
  };
  const row = make('div', { className: 'row', hidden: of === 1 }, label, some);
  place.replaceChildren(row, shown);
  number.oninput();
}

/**
 * Shows a board with the moves given. If they do not solve it, they are shown at the fault, and beside them a right answer
 * where the two part.
 */
function showCase(place, { columns, start, goal, moves, right }, number, of, isFault) {
  const player = (key, letters, at) => {
    const box = make('section', {}, say(make('h3'), key), make('div'));
    load(newPlayer(box.lastChild), { columns, start, goal, moves: letters }, at);
    return box;
  };
  const players = [];
  if (moves || !right) players.push(player(isFault ? 'yourMoves' : 'theMoves', moves, isFault ? Infinity : 0));
  if (right) players.push(player('rightMoves', right, isFault ? common(moves, right) : 0));
  const title = say(make('h2'), 'boardOf', number, of);
  const href = '#' + boardParameters({ columns, start, goal, moves: right || moves, at: 0 });
  const link = make('p', {}, say(make('a', { href }), 'openBoard'));
  place.replaceChildren(title, make('div', { className: 'pair beside' }, ...players), link);
}

/** The number of moves that two answers begin with alike. */
function common(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
