'use strict';

// A lesson: a method's text and pseudocode, and its search on a board, step by step. It has the controls of a player.

const lesson = { engine: newEngine(), nodes: [], steps: [], pace: 900, show: showStep };

function prepareLesson() {
  for (const { name, title, text, idea, before } of DATA.lessons) {
    for (const [key, both] of Object.entries({ title, text, idea })) TEXT[`${name} ${key}`] = [both.en, both.zh];
    if (before) TEXT[`${name} change`] = TEXT.change.map((text, at) => text.replace('{2}', TEXT[`${before} title`][at]));
  }
  addControls(lesson, byId('lesson-player'));
  lesson.parts.board.setAttribute('role', 'img');
  byId('lesson-link').onclick = () => copy(location.href, byId('lesson-link'));
  byId('tree').onkeydown = event => onKey(lesson, event);
}

/** Shows a method's text, and its search on a board at a step. */
async function openLesson(name, { columns, tiles, goal }, at) {
  const { code } = DATA.lessons.find(lesson => lesson.name === name);
  pause(lesson);
  stop(lesson.engine);
  Object.assign(lesson, { name, code, columns, goal, nodes: [], steps: [], at, last: 0, drawn: null });
  say(byId('lesson-title'), `${name} title`);
  say(byId('lesson-text'), `${name} text`);
  byId('code').replaceChildren(...code.map(({ text }) => {
    const line = make('li', { textContent: text.trim() });
    line.style.setProperty('--indent', `${text.search(/\S/) / 2}ch`);
    return line;
  }));
  byId('tree').replaceChildren();
  lesson.parts.slider.max = 0;
  for (const id of ['lesson-end', 'look-numbers', 'look-waiting']) say(byId(id), '');
  drawBoard(lesson.parts.board, { columns, tiles, goal });
  say(lesson.parts.status, 'searching');
  try {
    const trace = await ask(lesson.engine, ['trace', name, boardText(goal, columns)], boardText(tiles, columns));
    if (trace && trace.rows.length) openTrace(trace.rows, at);
    else if (trace) say(lesson.parts.status, 'whyNotTaken');
  } catch (error) {
    say(lesson.parts.status, ...error.said || ['isUnsolvable']);
  }
}

/** Reads the rows of `compare --trace`. */
function openTrace(rows, at) {
  const nodes = [];
  const number = cell => (cell === '-' ? null : Number(cell));
  lesson.steps = rows.map(([, index, parent, move, board, g, h, f, event, part = '']) => {
    const before = nodes[parent - 1];
    if (!nodes[index - 1]) {
      const [tiles, isRound] = [readBoard(board).tiles, /\d/.test(part)];
      const node = { index, before, move, tiles, g: number(g), h: number(h), f: number(f), part, isRound, first: event, children: [] };
      nodes.push(node);
      if (before) before.children.push(node);
    }
    return { node: nodes[index - 1], event };
  });
  for (const { node } of lesson.steps.filter(({ event }) => event === 'met')) {
    node.twin = nodes.find(({ part, tiles }) => part !== node.part && tiles.join() === node.tiles.join());
  }
  Object.assign(lesson, { nodes, last: rows.length - 1 });
  lesson.parts.slider.max = lesson.last;
  showStep(at);
}

/** Shows the search after a step. */
function showStep(at) {
  const { steps, code, nodes, last, parts } = lesson;
  if (steps.length === 0) return;
  lesson.at = parts.slider.value = Math.max(0, Math.min(last, at));
  const { node, event } = steps[lesson.at];
  const { index, move, before, f, g, part, isRound } = node;
  if (lesson.drawn !== (isRound ? part : 'whole')) {
    lesson.drawn = isRound ? part : 'whole';
    lesson.part = nodes.filter(other => !isRound || other.part === part);
    drawTree(byId('tree'), lesson.part, lesson.columns, look);
  }
  markNodes(node);
  scrollToNode(byId('tree'), node.first in STUBS ? before : node);
  [...byId('code').children].forEach((line, index) => {
    line.ariaCurrent = code[index].acts.includes(event) ? 'step' : null;
  });
  const key = event === 'start' && isRound ? 'event new threshold' : `event ${event}`;
  say(parts.status, key, lesson.at + 1, steps.length, index, move, before && before.index, f, part, g);
  const isOpen = lesson.at === last && event !== 'goal' && event !== 'met';
  say(byId('lesson-end'), isOpen ? 'treeEnds' : '');
  look(node);
  writeHash();
}

/** Marks the nodes of the tree by what has happened to them, and keeps those that wait and the path. */
function markNodes(now) {
  const state = new Map(lesson.steps.slice(0, lesson.at + 1).map(({ node, event }) => [node, event]));
  const path = [];
  for (let node = now; node; node = node.before) path.unshift(node);
  for (const node of lesson.part) {
    const isLeft = node.isRound && !path.includes(node) && !path.includes(node.before);
    const classes = [state.get(node) || 'unseen', node === now && 'now', path.includes(node) && 'path', isLeft && 'left'];
    for (const drawn of [node.element, node.edge]) drawn.setAttribute('class', classes.filter(name => name).join(' '));
  }
  const waits = node => ['generated', 'start'].includes(state.get(node)) && node.part === now.part;
  const waiting = lesson.part.filter(waits).sort((one, other) => one.f - other.f || one.h - other.h || one.index - other.index);
  Object.assign(lesson, { waiting, path });
  label(byId('tree'), 'treeLabel', state.size, waiting.length);
}

/** Shows a node's board and its numbers, and what waits. */
function look({ index, tiles, g, h, f, part, isRound }) {
  const { columns, goal, waiting, path } = lesson;
  drawBoard(lesson.parts.board, { columns, tiles, goal });
  byId('look-open').href = '#' + boardParameters({ columns, start: tiles, goal });
  say(byId('look-numbers'), f === null ? 'lookG' : isRound ? 'lookThreshold' : 'lookF', index, g, h, f, part);
  const held = isRound ? path.filter(node => !(node.first in STUBS)) : waiting;
  const names = held.slice(0, 12).map(node => node.index + (f === null || isRound ? '' : ` (${node.f})`));
  const list = names.join(', ') + (held.length > 12 ? ', …' : '');
  const key = isRound ? 'openPath' : held.length === 0 ? '' : held[0].f === null ? 'openQueue' : 'openBest';
  say(byId('look-waiting'), key, held.length, list, held.length && held[0].f);
}
