// A lesson: a method's text and pseudocode, and its search on a board, step by step, if wanted beside that of another method.
// It has the controls of a player.

const newSearch = () => ({ engine: newEngine(), name: '', nodes: [], steps: [], drawn: null });

/** The search of the lesson with its controls, and the one beside it, whose name is empty if there is none. */
const lesson = { ...newSearch(), pace: 900, show: showStep };
const beside = newSearch();

/** The searches that are on show. */
const searches = () => [lesson, beside].filter(({ steps }) => steps.length > 0);

function prepareLesson() {
  addControls(lesson, byId('lesson-player'));
  // The board stands below the tree.
  lesson.parts.board.remove();
  lesson.parts.board = byId('look-board');
  Object.assign(lesson, { place: byId('tree'), status: lesson.parts.status });
  Object.assign(beside, { place: byId('beside-tree'), status: byId('beside-status') });
  byId('lesson-link').onclick = () => copyLink(location.hash, byId('lesson-link'));
  byId('tree-svg').onclick = () => searches().length > 0 && save(treesFile(), `${lesson.name}.svg`, 'image/svg+xml');
  byId('zoom').onchange = redraw;
  byId('full').onclick = () => fill(!byId('lesson-view').classList.contains('full'));
  document.onfullscreenchange = () => document.fullscreenElement || fill(false);
  const observer = new ResizeObserver(redraw);
  for (const { place } of [lesson, beside]) {
    place.onkeydown = onTreeKey;
    // Not the content, which scroll bars make smaller.
    observer.observe(place, { box: 'border-box' });
  }
}

/** Draws the trees anew in another size; the node that is looked at stays. */
function redraw() {
  for (const search of searches()) {
    const { looked } = search;
    drawSearch(Object.assign(search, { drawn: null }));
    if (looked) goToNode(search, looked);
  }
}

/** Lets the lesson fill the window, and the screen if the browser lets it. */
function fill(isFull) {
  byId('lesson-view').classList.toggle('full', isFull);
  byId('full').setAttribute('aria-pressed', isFull);
  if (isFull) byId('lesson-view').requestFullscreen?.().catch(saidOf);
  else if (document.fullscreenElement) document.exitFullscreen();
}

/** Shows a method's text, and its search on a board at a step, beside that of another method if one is named. */
async function openLesson(name, board, at, other = '') {
  const { title, text, idea, code, before } = lessonOf(name);
  pause(lesson);
  stop(lesson.engine);
  stop(beside.engine);
  setAsked(null);
  Object.assign(lesson, { code, at, last: 0 });
  say(byId('lesson-title'), 'quote', title);
  say(byId('lesson-text'), 'quote', text);
  say(byId('lesson-idea'), before && ['', before].includes(other) ? 'comparedWith' : '', lessonOf(before)?.title, idea);
  byId('code').replaceChildren(...code.map(({ text }) => {
    const line = say(make('li'), 'quote', text);
    line.style.setProperty('--indent', `${text.en.search(/\S/) / 2}ch`);
    return line;
  }));
  lesson.parts.slider.max = 0;
  for (const id of ['lesson-end', 'look-numbers', 'look-waiting']) say(byId(id), '');
  byId('trees').classList.toggle('two', other !== '');
  say(byId('tree-title'), other && 'quote', title);
  say(byId('beside-title'), other && 'quote', lessonOf(other)?.title);
  drawBoard(lesson.parts.board, board);
  const opened = [openSearch(lesson, name, board), openSearch(beside, other, board)];
  if ((await Promise.all(opened)).includes(false)) return;
  lesson.last = lesson.parts.slider.max = Math.max(0, lesson.steps.length - 1, beside.steps.length - 1);
  showStep(at);
}

/** Asks for the steps of a method on a board. Returns false if another one is wanted meanwhile. */
async function openSearch(search, name, { columns, tiles, goal }) {
  Object.assign(search, { name, columns, goal, nodes: [], steps: [], drawn: null, looked: null });
  search.place.replaceChildren();
  say(search.status, name && 'searching');
  if (!name) return true;
  try {
    const trace = await ask(search.engine, ['trace', name, boardText(goal, columns)], boardText(tiles, columns));
    if (!trace) return false;
    readTrace(search, trace.rows);
    if (trace.rows.length === 0) say(search.status, 'whyNotTaken');
  } catch (error) {
    say(search.status, ...error.said || ['isUnsolvable']);
  }
  return true;
}

/** The numbers below a node: what the method looks at. */
function sumOf({ name }, { g, h, f }) {
  if (name === 'greedy-best-first') return `h=${h}`;
  if (f === null || name === 'iterative-deepening') return `g=${g}`;
  return f === g + h ? `${g}+${h}=${f}` : `f=${f}`;
}

/** Reads the rows of `compare --trace`. Only what is drawn as a node has a number: a move that is not followed has none. */
function readTrace(search, rows) {
  const nodes = [];
  const number = cell => (cell === '-' ? null : Number(cell));
  let count = 0;
  search.steps = rows.map(([, row, parent, move, board, g, h, f, event, part = '']) => {
    const before = nodes[parent - 1];
    if (!nodes[row - 1]) {
      const index = event in STUBS ? null : ++count, [tiles, isRound] = [board.match(/\d+/g).map(Number), /\d/.test(part)];
      const node = { index, before, move, tiles, g: number(g), h: number(h), f: number(f), part, isRound, first: event, children: [] };
      nodes.push(Object.assign(node, { sum: sumOf(search, node) }));
      if (before) before.children.push(node);
    }
    return { node: nodes[row - 1], event };
  });
  for (const { node } of search.steps.filter(({ event }) => event === 'met')) {
    node.twin = nodes.find(({ part, tiles }) => part !== node.part && tiles.join() === node.tiles.join());
  }
  search.nodes = nodes;
}

/** Shows both searches after a step. */
function showStep(at) {
  if (lesson.last === 0 && lesson.steps.length === 0) return;
  lesson.at = lesson.parts.slider.value = Math.max(0, Math.min(lesson.last, at));
  const wasAsked = exercise.asked !== null;
  setAsked(null);
  searches().forEach(showSearch);
  if (lesson.steps.length > 0) showCode();
  if (wasAsked) say(lesson.status, 'askEnds', [lesson.status.dataset.text, ...lesson.status.values]);
  writeHash();
}

/** The step of the lesson in a search, or its last one. */
const stepOf = ({ steps }) => Math.min(lesson.at, steps.length - 1);

/** Draws a search, unless it is drawn, with the node of its step in sight, or that which is asked for. */
function drawSearch(search) {
  const { steps, nodes, place } = search, { node } = steps[stepOf(search)], { part, isRound, before } = node;
  if (search.drawn !== (isRound ? part : 'whole')) {
    search.drawn = isRound ? part : 'whole';
    search.part = nodes.filter(other => !isRound || other.part === part);
    drawTree(place, search.part, search.columns, node => chooseNode(search, node));
  }
  markNodes(search);
  if (search === lesson && exercise.asked !== null) scrollToNodes(place, [steps[exercise.asked].node, ...search.waiting]);
  else scrollToNodes(place, isStub(node) ? [node, before] : [node]);
}

/** Shows a search after its step, and says what has happened. */
function showSearch(search) {
  drawSearch(search);
  const at = stepOf(search), { node, event } = search.steps[at], { index, move, before, f, g, part, isRound } = node;
  const isDepth = search.name === 'iterative-deepening';
  const begins = at === 0 ? 'event first threshold' : 'event new threshold';
  const special = { start: isRound && begins, goal: part === 'twin' && 'event goal of twin' };
  const words = [[isDepth ? 'depthLimit' : 'threshold'], isDepth ? 'g' : 'f'];
  say(search.status, special[event] || `event ${event}`, at + 1, search.steps.length, index, move, before && before.index, f, part, g, ...words);
}

/** Marks the lines of the pseudocode that act, and shows the numbers of the node of the step. */
function showCode() {
  const { steps, code } = lesson, at = stepOf(lesson), { node, event } = steps[at];
  [...byId('code').children].forEach((line, index) => {
    line.ariaCurrent = code[index].acts.includes(event) ? 'step' : null;
  });
  const isOpen = at === steps.length - 1 && event !== 'goal' && event !== 'met';
  say(byId('lesson-end'), isOpen ? 'treeEnds' : '');
  look(lesson, node);
}

/** Marks the nodes of the tree by what has happened to them, and keeps those that wait and the path. */
function markNodes(search) {
  const at = stepOf(search);
  const state = new Map(search.steps.slice(0, at + 1).map(({ node, event }) => [node, event]));
  const now = search.steps[at].node, path = [];
  for (let node = now; node; node = node.before) path.unshift(node);
  for (const node of search.part) {
    const isLeft = node.isRound && !path.includes(node) && !path.includes(node.before);
    const classes = [state.get(node) || 'unseen', node === now && 'now', path.includes(node) && 'path', isLeft && 'left'];
    for (const drawn of [node.element, node.edge]) drawn.setAttribute('class', classes.filter(name => name).join(' '));
  }
  const waits = node => ['generated', 'start'].includes(state.get(node)) && node.part === now.part;
  const waiting = search.part.filter(waits).sort((one, other) => one.f - other.f || one.h - other.h || one.index - other.index);
  const count = [...state.keys()].filter(node => !isStub(node)).length;
  Object.assign(search, { state, waiting, path, looked: null });
  search.place.removeAttribute('aria-activedescendant');
  label(search.place, 'treeLabel', count, waiting.length);
}

/** The name of a node: its number, or the move to one that has none. */
const nameOf = ({ index, move, before }) => (index === null ? ['moveFrom', move, before.index] : ['node', index]);

/** What is said of the numbers of a node. */
function numbersOf({ name }, { f, isRound }) {
  if (f === null) return 'lookG';
  if (name === 'greedy-best-first') return 'lookH';
  if (name === 'iterative-deepening') return 'lookDepth';
  return isRound ? 'lookThreshold' : 'lookF';
}

/** Shows a node's board and its numbers, and what waits. */
function look(search, node) {
  const { columns, goal, waiting, path, name } = search;
  const { tiles, g, h, f, part, isRound } = node;
  drawBoard(lesson.parts.board, { columns, tiles, goal });
  byId('look-open').href = '#' + boardParameters({ columns, start: tiles, goal });
  say(byId('look-numbers'), numbersOf(search, node), nameOf(node), g, h, f, part);
  const held = isRound ? path.filter(node => !isStub(node)) : waiting;
  const names = held.slice(0, 12).map(node => node.index + (f === null || isRound ? '' : ` (${node.f})`));
  const list = names.join(', ') + (held.length > 12 ? ', …' : '');
  const queue = part ? 'openSide' : 'openQueue';
  const key = exercise.asked !== null ? '' : isRound ? 'openPath' : held.length === 0 ? '' : held[0].f === null ? queue : 'openBest';
  say(byId('look-waiting'), key, held.length, list, held.length && held[0].f, name === 'greedy-best-first' ? 'h' : 'f');
}

/** What a click on a node does, or Enter: an answer to what is asked, or a look at it. */
function chooseNode(search, node) {
  if (exercise.asked !== null && search === lesson) answerWith(node);
  else goToNode(search, node);
}

/** The keys of the controls; up and down also go from node to node, and Enter chooses one. */
function onTreeKey(event) {
  const search = event.currentTarget === lesson.place ? lesson : beside;
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 0 }[event.key];
  if (step === undefined || search.steps.length === 0) return onKey(lesson, event);
  event.preventDefault();
  const seen = search.part.filter(node => search.state.has(node) && !isStub(node));
  const at = seen.indexOf(search.looked || search.path.findLast(node => !isStub(node)));
  if (step === 0) chooseNode(search, seen[at]);
  else goToNode(search, seen[Math.max(0, Math.min(seen.length - 1, at + step))]);
}

/** Marks a node, the only one of both searches, shows its numbers and names it for a screen reader. */
function goToNode(search, node) {
  for (const { element } of searches().flatMap(({ part }) => part)) element.classList.toggle('looked', element === node.element);
  lesson.looked = beside.looked = null;
  search.looked = node;
  look(search, node);
  node.element.setAttribute('role', 'img');
  label(node.element, numbersOf(search, node), nameOf(node), node.g, node.h, node.f, node.part);
  search.place.setAttribute('aria-activedescendant', node.element.id);
  scrollToNodes(search.place, [node]);
}
