// The tree of a search as a picture: layers by g, the children of a node side by side. A search from both ends has two
// trees, and that of the goal grows upwards until they meet.

/** The space between layers, the height of the numbers below a node, and the width of one of their letters. */
const BETWEEN = 46;
const SUM = 16;
const LETTER = 8.5;

/** The widths of nodes that are not followed, by what happens to them. */
const STUBS = { 'undoes the last move': 0, 'seen already': 18, redundant: 18, 'cut by the threshold': 36, 'cut by the limit': 40 };

const isStub = node => node.first in STUBS;

function svg(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Gives each node of a tree its `x`: leaves side by side, a parent above the middle of its children. Returns the width. */
function spread(root, width) {
  let end = 0;
  const place = node => {
    const start = end, half = (isStub(node) ? STUBS[node.first] : Math.max(width, LETTER * node.sum.length) + 8) / 2;
    node.children.forEach(place);
    end = Math.max(end, start + 2 * half);
    const xs = node.children.filter(child => STUBS[child.first] !== 0).map(child => child.x);
    node.x = Math.max(start + half, xs.length ? (xs[0] + xs[xs.length - 1]) / 2 : 0);
  };
  place(root);
  return end;
}

/** Gives each node its place: one tree, that of the goal upside down below that of the start, or a twin's beside it. Returns the width. */
function placeNodes(nodes, width, layer) {
  const roots = nodes.filter(node => !node.before);
  const widths = roots.map(root => spread(root, width));
  const areBeside = roots.some(root => root.part === 'twin');
  const whole = areBeside ? widths[0] + widths[1] : Math.max(...widths);
  const depth = root => Math.max(...nodes.filter(node => node.part === root.part).map(node => node.g));
  const last = roots.reduce((sum, root) => sum + depth(root) + 1, -1);
  for (const node of nodes) {
    const tree = roots.findIndex(root => root.part === node.part);
    node.isUp = node.part === 'goal' && roots.length > 1;
    node.x += areBeside ? tree * widths[0] : (whole - widths[tree]) / 2;
    node.y = layer * (node.isUp ? last - node.g : node.g);
  }
  return whole;
}

/**
 * Draws the nodes of a part as a picture; each gets its `element` and its `edge`. Without a zoom, a picture fills the place as
 * long as its digits have 12 pixels.
 */
function drawTree(place, nodes, columns, onChoose) {
  const cell = nodes[0].tiles.length > 10 ? 20 : 17;
  const [width, height] = [columns * cell, nodes[0].tiles.length / columns * cell];
  const whole = placeNodes(nodes, width, height + BETWEEN) + 8;
  const tall = Math.max(...nodes.map(node => node.y)) + height + BETWEEN + 18;
  for (const node of nodes) {
    node.edge = drawEdge(node, height);
    node.element = isStub(node) ? drawStub(node, width, height) : drawNode(node, columns, cell);
    node.element.id = `${place.id}-${nodes.indexOf(node)}`;
    node.element.onclick = () => onChoose(node);
  }
  const fit = (place.clientWidth - 20) / whole;
  const scale = Number(byId('zoom').value) || Math.max(1, Math.min(1.3, fit));
  const box = { viewBox: `-4 -18 ${whole} ${tall}`, width: whole * scale, height: tall * scale };
  const [edges, boards] = ['edge', 'element'].map(part => nodes.map(node => node[part]));
  place.replaceChildren(svg('svg', box, ...edges, ...boards));
}

/** A line from the node before, and one to the board of the other tree that a node meets. */
function drawEdge({ first, before, twin, x, y, isUp }, height) {
  if (!before || STUBS[first] === 0) return svg('path', {});
  const start = isUp ? before.y : before.y + height + SUM;
  const end = first in STUBS ? start + (isUp ? -8 : 9) : isUp ? y + height : y;
  const meeting = twin ? `M${x} ${y + height / 2}L${twin.x} ${twin.y + height / 2}` : '';
  return svg('path', { d: `M${before.x} ${start}L${x} ${end}${meeting}` });
}

/** What is not followed: a mark at the board from which it would undo the last move, or the reason at the end of its line. */
function drawStub({ first, before, x, f, g, h, part, isUp }, width, height) {
  if (STUBS[first] === 0) return svg('g', {}, svg('text', { x: before.x + width / 2 - 5, y: before.y - 4 }, '↩'));
  const text = { seen: '=', redundant: '~', cut: first === 'cut by the limit' ? `${g + h}>50` : `${f}>${part}` }[first.split(' ')[0]];
  return svg('g', {}, svg('text', { x, y: isUp ? before.y - 10 : before.y + height + SUM + 21 }, text));
}

function drawNode({ index, x, y, tiles, sum }, columns, side) {
  const [width, height] = [columns * side, tiles.length / columns * side];
  const left = x - width / 2;
  const cells = tiles.map((tile, cell) => {
    const [right, down] = [left + cell % columns * side, y + Math.floor(cell / columns) * side];
    if (tile) return svg('text', { x: right + side / 2, y: down + side / 2 + 4.5 }, tile);
    return svg('rect', { class: 'blank', x: right + 2, y: down + 2, width: side - 4, height: side - 4 });
  });
  const number = svg('text', { class: 'note', x: left + 7, y: y - 4 }, index);
  const note = svg('text', { class: 'note sum', x, y: y + height + 13 }, sum);
  return svg('g', {}, svg('rect', { x: left - 1, y: y - 1, width: width + 2, height: height + 2, rx: 4 }), ...cells, number, note);
}

/** The pixels that stay free around what is scrolled into sight. */
const FREE = 24;

/** Scrolls a tree so that the first of some nodes can be seen, and with it those others for which there is room. */
function scrollToNodes(place, nodes) {
  const view = place.getBoundingClientRect(), sizes = [place.clientWidth, place.clientHeight];
  const edges = (boxes, start, end) => [Math.min(...boxes.map(box => box[start])), Math.max(...boxes.map(box => box[end]))];
  const both = boxes => [edges(boxes, 'left', 'right'), edges(boxes, 'top', 'bottom')];
  const fit = boxes => both(boxes).every(([from, to], way) => to - from <= sizes[way] - 2 * FREE);
  const boxes = nodes.map(({ element }) => element.getBoundingClientRect())
    .reduce((some, box) => (some.length === 0 || fit([...some, box]) ? [...some, box] : some), []);
  const shifts = both(boxes).map(([from, to], way) => {
    const [begin, size] = [[view.left, view.top][way], sizes[way]];
    return from < begin + FREE || to > begin + size - FREE ? (from + to - size) / 2 - begin : 0;
  });
  place.scrollBy(...shifts);
}

/** Returns a copy of the picture of a search without the nodes that are still to come, and no larger than the others need. */
function copyOf({ place, part, state }) {
  const copy = place.firstChild.cloneNode(true);
  for (const unseen of copy.querySelectorAll('.unseen')) unseen.remove();
  for (const node of copy.querySelectorAll('[id]')) node.removeAttribute('id');
  const boxes = part.filter(node => state.has(node)).map(({ element }) => element.getBBox());
  const [left, top] = ['x', 'y'].map(start => Math.min(...boxes.map(box => box[start])) - 8);
  const width = Math.max(...boxes.map(box => box.x + box.width)) + 8 - left;
  const height = Math.max(...boxes.map(box => box.y + box.height)) + 8 - top;
  for (const [name, value] of Object.entries({ width, height, viewBox: [left, top, width, height].join(' ') })) copy.setAttribute(name, value);
  return copy;
}

/** How a tree looks, which a picture of it has in itself. */
const LOOKS = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-size', 'font-weight', 'font-family', 'text-anchor'];

/** Returns the pictures of the searches on show as a file, one beside the other. */
function treesFile() {
  const elements = picture => [picture, ...picture.querySelectorAll('*')].filter(each => !each.closest('.unseen'));
  let [width, height] = [0, 0];
  const pictures = searches().map(search => {
    const copy = copyOf(search), copies = elements(copy);
    elements(search.place.firstChild).forEach((element, at) => {
      for (const look of LOOKS) copies[at].setAttribute(look, getComputedStyle(element).getPropertyValue(look));
    });
    copy.setAttribute('x', width);
    width += copy.width.baseVal.value;
    height = Math.max(height, copy.height.baseVal.value);
    return copy;
  });
  const style = `background: ${getComputedStyle(lesson.place).backgroundColor}`;
  return new XMLSerializer().serializeToString(svg('svg', { width, height, style }, ...pictures));
}
