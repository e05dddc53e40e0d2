// Small helpers to reach and make elements, and to copy and save text.

const byId = id => document.getElementById(id);

/** Makes an element; `with_` its properties (elements or text). */
function make(tag, with_ = {}, ...children) {
  const element = Object.assign(document.createElement(tag), with_);
  element.append(...children);
  return element;
}

/** Copies a text, and says so in the place of a button's name. */
async function copy(text, button, said = 'copied') {
  try {
    await navigator.clipboard.writeText(text);
    sayForAWhile(button, said, said === 'copied' ? 1500 : 6000);
  } catch {
    sayForAWhile(button, 'notCopied');
  }
}

/** Copies a link to a part of the page. Where the page is a file, only its address elsewhere leads others to it. */
function copyLink(hash, button) {
  const base = location.protocol === 'file:' ? DATA.homepage || DATA.repository || '' : location.href.split('#')[0];
  copy(base + hash, button, base ? 'copied' : 'copiedPart');
}

/** Says something in the place of a button's name. */
function sayForAWhile(button, key, duration = 1500) {
  button.own = button.own || button.dataset.text;
  say(button, key);
  setTimeout(say, duration, button, button.own);
}

function save(text, name, type = 'text/plain') {
  const link = make('a', { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(URL.revokeObjectURL, 1000, link.href);
}

/** An error in the words of the page: a key of a text and its values. */
class Refusal extends Error {
  constructor(...said) {
    super(t(...said));
    this.said = said;
  }
}

/** What to say of an error: the programs and the engine speak English. */
const saidOf = error => error.said || ['english', error.message];

/** Shows an error, a key of a text and its values, or hides it when there is none. */
function showError(place, said) {
  place.hidden = !said;
  say(place, ...said || ['']);
}
