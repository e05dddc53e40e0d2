// An exercise: the lesson stops before each node that the search takes and asks which one it is. And a sheet of it to print.

/** The step that takes the node that is asked for, or null. */
const exercise = { asked: null };

/** What happens to a node when a search takes it from those that wait. */
const TAKEN = ['expanded', 'goal', 'outdated'];

function prepareExercise() {
  byId('ask').onclick = () => (exercise.asked === null ? askNext(lesson.at + 1, '') : goTo(lesson, lesson.at));
  byId('print').onclick = () => searches().length > 0 && printSheet();
  addEventListener('afterprint', () => document.body.classList.remove('printing'));
}

/** Returns the first step from one on that takes a node, or -1. */
const nextTaken = (from, { steps } = lesson) => steps.findIndex(({ event }, at) => at >= from && TAKEN.includes(event));

function setAsked(step) {
  exercise.asked = step;
  byId('ask').setAttribute('aria-pressed', step !== null);
}

/** Shows the search before it takes the next node, and asks which one that is; `said` comes first. */
function askNext(from, said) {
  const step = nextTaken(from);
  setAsked(null);
  goTo(lesson, step < 0 ? lesson.last : step - 1);
  if (step >= 0) {
    setAsked(step);
    drawSearch(lesson);
    byId('tree').focus({ preventScroll: true });
    say(byId('look-waiting'), ''); // It says which one is next.
  }
  say(lesson.status, step < 0 ? 'askOver' : 'askNext', said);
}

function answerWith(node) {
  const right = lesson.steps[exercise.asked].node;
  if (node === right) askNext(exercise.asked + 1, ['askRight', nameOf(node)]);
  else say(lesson.status, 'askNext', whyNot(node, right));
}

/** Says why a node is not the next one, and not which one is. */
function whyNot(node, right) {
  const name = nameOf(node);
  if (isStub(node)) return ['notFollowed', name];
  if (!['generated', 'start'].includes(lesson.state.get(node))) return ['notWaiting', name];
  if (node.part !== right.part) return ['notThisSide', name];
  if (node.isRound) return ['notDeepest', name];
  if (node.f === null) return ['notFirst', name];
  const letter = lesson.name === 'greedy-best-first' ? 'h' : 'f';
  return node.f === right.f ? ['notOfEqual', name, letter] : ['notBest', name, letter, node.f];
}

/** Prints each tree of the step with blanks for its numbers, and on other pages the solutions. */
function printSheet() {
  const pages = [false, true].flatMap(isSolved => searches().map(search => sheetPage(search, isSolved)));
  byId('sheet').replaceChildren(...pages);
  document.body.classList.add('printing');
  print();
}

function sheetPage(search, isSolved) {
  const { name, columns, goal, nodes, steps } = search;
  const picture = copyOf(search), at = stepOf(search), next = steps[nextTaken(at + 1, search)];
  for (const sum of isSolved ? [] : picture.querySelectorAll('.sum')) sum.textContent = sum.textContent.replace(/[\d.]+/g, '__');
  const boards = [nodes[0].tiles, goal].map(tiles => boardText(tiles, columns));
  const asked = next ? isSolved ? ['sheetAnswer', nameOf(next.node)] : ['sheetQuestion'] : ['askOver', ''];
  return make('section', {}, say(make('h2'), 'quote', lessonOf(name).title), say(make('p'), 'sheetBoards', ...boards, at + 1), picture,
    say(make('p'), ...asked));
}
