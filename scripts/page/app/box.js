// Boxes of text: a text area, or in its place the name and size of what is too large for one. Only `setText`, `setBlob` and
// typing change a box. Each change calls its `onChange` and keeps the text, if the box is one that is kept.

/** The boxes of a problem: `input`, `output` and the kit's `answers`. */
const boxes = {};

/** The most characters in a text area. Browsers freeze for minutes over some megabytes. */
const MOST_SHOWN = 200000;

/** Makes a box of a text area, and puts its buttons to copy, save and open a file where the page has a place for them. */
function newBox(id, nameOf, isKept, onChange) {
  const area = byId(id);
  const remove = say(make('button', { type: 'button', onclick: () => setText(box, '') }), 'remove');
  const size = make('span');
  const large = make('p', { hidden: true, className: 'large' }, size, ' ', remove);
  const button = (key, act) => say(make('button', { id: `${id}-${key}`, type: 'button', onclick: act }), key);
  const copyButton = button('copy', () => copy(area.value, copyButton)), saveButton = button('save', () => save(contents(box), nameOf()));
  const field = make('input', { id: `${id}-file`, type: 'file', className: 'unseen' });
  const opener = make('label', { className: 'button' }, say(make('span'), 'openFile'), field);
  // An output of one's own is a file already.
  const buttons = id === 'output' ? [] : [copyButton, saveButton];
  document.querySelector(`[data-of=${id}]`).append(...buttons, area.readOnly ? '' : opener);
  const box = { id, area, size, large, copyButton, saveButton, nameOf, isKept, onChange, blob: null };
  boxes[id] = box;
  area.after(large);
  if (area.readOnly) return;
  area.oninput = () => changeBox(box, null);
  area.onpaste = event => takeIfLarge(box, event, event.clipboardData);
  for (const place of [area, large]) acceptDrops(place, event => takeIfLarge(box, event, event.dataTransfer));
  acceptFiles(field, files => setBlob(box, files[0], files[0].name));
}

/** What is in a box, byte for byte: of a file its bytes, since a text area changes CR LF to LF. */
const contents = box => box.blob || new Blob([box.area.value]);

/** Takes a text. */
async function setText(box, text) {
  if (text.length > MOST_SHOWN) return setBlob(box, new Blob([text]), box.nameOf());
  box.area.value = text;
  changeBox(box, null);
}

/** Takes a file or other bytes. Few of them are shown as text, too. */
async function setBlob(box, blob, name) {
  box.area.value = '';
  changeBox(box, blob, name);
  if (blob.size > MOST_SHOWN) return;
  const text = await blob.text();
  if (box.blob !== blob) return;
  box.area.value = text;
  // Where the text area holds the same bytes, they are text like any other.
  if (!/[\r\uFFFD]/.test(text) && new Blob([text]).size === blob.size) box.blob = null;
  showBox(box);
  keepBox(box);
}

/** Keeps the text in a box, but no file: the next time, that may be another. */
function keepBox({ id, area, blob, isKept }) {
  if (isKept) keep(`${current.problem.id}/${id}`, blob ? null : area.value);
}

function changeBox(box, blob, name) {
  box.blob = blob;
  const isLarge = blob !== null && blob.size > MOST_SHOWN;
  box.area.hidden = isLarge;
  box.large.hidden = !isLarge;
  say(box.size, isLarge ? 'sizeOf' : '', name, blob && blob.size.toLocaleString('en'));
  showBox(box);
  keepBox(box);
  box.onChange();
}

/** Nothing cannot be copied, and a large text only saved. */
function showBox({ area, large, copyButton, saveButton }) {
  copyButton.disabled = area.value === '';
  saveButton.disabled = area.value === '' && large.hidden;
}

/** Takes files that are pasted or dropped, and a large text; leaves a small one to the browser. */
function takeIfLarge(box, event, data) {
  const text = data.getData('text/plain');
  if (data.files.length === 0 && text.length <= MOST_SHOWN) return;
  event.preventDefault();
  const areSeveral = data.files.length > 1 || [...data.files].some(isArchive) || [...data.items].some(isFolder);
  if (areSeveral && box === boxes.output) judgeDropped(data);
  else if (data.files.length > 0) setBlob(box, data.files[0], data.files[0].name);
  else setText(box, text);
}

/** Marks a place while something is dragged over it. */
function acceptDrops(place, take) {
  const mark = isOver => place.classList.toggle('dropping', isOver);
  place.ondragover = event => {
    event.preventDefault();
    mark(true);
  };
  place.ondragleave = () => mark(false);
  place.ondrop = event => {
    mark(false);
    take(event);
  };
}

/** Lets a field for files take them, the same ones again too. */
function acceptFiles(field, take) {
  field.onclick = () => { field.value = ''; };
  field.onchange = () => field.files.length > 0 && take([...field.files]);
}
