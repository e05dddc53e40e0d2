// The lesson's methods and board, and a teacher's path through them.

/** The board of the lesson, with its goal. */
const learn = { board: null };

function prepareLearn() {
  prepareLesson();
  prepareExercise();
  prepareCosts();
  const methods = () => DATA.lessons.map(({ name, title }) => say(make('option', { value: name }), 'quote', title));
  byId('method').append(...methods());
  byId('other').append(say(make('option', { value: '' }), 'noMethod'), ...methods());
  const boards = DATA.boards.map(({ name, title }) => say(make('option', { value: name }), 'quote', title));
  const others = ['boardAtHand', 'boardOfLink'].map(key => say(make('option', { value: key }), key));
  byId('lesson').append(...boards, ...others);
  byId('method').onchange = byId('other').onchange = () => openMethods(0);
  byId('lesson').onchange = () => chooseBoard(byId('lesson').value);
  byId('path').replaceChildren(...DATA.path.map(pathStop));
}

/** The lesson of a method. */
const lessonOf = method => DATA.lessons.find(({ name }) => name === method);

function pathStop({ board, method, beside, step, look }) {
  const href = '#' + lessonAddress(boardNamed(board), method, beside, step);
  const [one, other] = [method, beside].map(lessonOf), { title } = DATA.boards.find(({ name }) => name === board);
  const link = say(make('a', { href, onclick: () => byId('method').scrollIntoView() }), 'pathStop', title, other ? ['sideBySide', one.title, other.title] : one.title);
  return make('li', {}, link, make('br'), say(make('span'), 'quote', look));
}

const openMethods = step => openLesson(byId('method').value, learn.board, step, byId('other').value);

/** Opens the lesson of an address; without a board that of *Board* if one comes from there, or that where one was. */
function openLearn({ method, beside, step }, given, isFromBoard) {
  const unknown = [method, beside].find(name => name && !lessonOf(name));
  showError(byId('learn-error'), given?.error ? ['badLink', saidOf(given.error)] : unknown && ['noSuchMethod', unknown]);
  const [first] = DATA.boards;
  const last = isFromBoard ? 'boardAtHand' : learn.board ? byId('lesson').value : first.name;
  if (given?.error ? learn.board : !given && !method && learn.board && last !== 'boardAtHand') return;
  if (lessonOf(method)) byId('method').value = method;
  byId('other').value = lessonOf(beside) ? beside : '';
  if (!given || given.error) return chooseBoard(last);
  learn.board = given;
  chooseBoard([...byId('lesson').options].map(({ value }) => value).find(isShown), parseInt(step, 10) - 1 || 0);
}

/** The board of a key, with its goal. */
function boardNamed(key) {
  if (key === 'boardOfLink') return learn.board;
  if (key === 'boardAtHand') return { columns: watch.player.columns, tiles: shown(), goal: watch.player.goal };
  return DATA.boards.find(({ name }) => key === name);
}

const isShown = key => ['columns', 'tiles', 'goal'].every(part => String(boardNamed(key)[part]) === String(learn.board[part]));

function chooseBoard(key, step = 0) {
  byId('lesson').value = key;
  byId('lesson').lastChild.hidden = key !== 'boardOfLink';
  learn.board = boardNamed(key);
  forget(tasks.compare);
  say(byId('compare-state'), learn.board.tiles.length > 9 ? 'takesLong' : '', PATIENCE / 1000, DATA.lessons.length * PATIENCE / 1000);
  openMethods(step);
}

/** The part of an address that holds a lesson. */
function lessonAddress({ columns, tiles, goal }, method, beside, step) {
  const other = beside ? `&beside=${beside}` : '';
  return `learn&${boardParameters({ columns, start: tiles, goal })}&method=${method}${other}&step=${step}`;
}

/** The part of the address that holds the lesson on show. */
const lessonParameters = () => lessonAddress(learn.board, lesson.name, beside.name, lesson.at + 1);
