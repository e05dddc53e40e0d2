'use strict';

// Small helpers to reach and make elements, and to copy and save text.

const byId = id => document.getElementById(id);

/** Makes an element; `with_` its properties (elements or text). */
function make(tag, with_ = {}, ...children) {
  const element = Object.assign(document.createElement(tag), with_);
  element.append(...children);
  return element;
}

async function copy(text, button) {
  let copied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copied = copyBySelection(text);
  }
  sayForAWhile(button, copied ? 'copied' : 'notCopied');
}

/** Says something in the place of a button's name. */
function sayForAWhile(button, key) {
  button.own = button.own || button.dataset.text;
  say(button, key);
  setTimeout(say, 1500, button, button.own);
}

/** The way of older browsers, which also works where a page may not use the clipboard. */
function copyBySelection(text) {
  const box = make('textarea', { value: text });
  document.body.append(box);
  box.select();
  const copied = document.execCommand('copy');
  box.remove();
  return copied;
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
