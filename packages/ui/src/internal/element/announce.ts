import { visuallyHiddenStyle } from '../../theme/visually-hidden.ts';

/** A screen reader that learns of a region and of its text at one time says neither. */
const beforeFirst = 100;
/** Long enough to be read, short enough that nobody meets it when reading the page. */
const kept = 7000;

let region: HTMLElement | undefined;

/**
 * Has a screen reader say something that no element on the page can say, e.g. that the button under the focus now waits.
 * What stays on the page, such as a count of results, is better an `<output>` of its own. Does nothing on a server.
 */
export function announce(message: string): void {
  if (typeof document === 'undefined') return;
  const isNew = !region?.isConnected;
  const here = isNew ? (region = append()) : region;
  const line = document.createElement('div');
  line.textContent = message;
  setTimeout(() => here?.append(line), isNew ? beforeFirst : 0);
  setTimeout(() => line.remove(), beforeFirst + kept);
}

function append(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'log');
  element.setAttribute('aria-live', 'assertive');
  element.setAttribute('aria-relevant', 'additions');
  // a modal dialog hides all of the page from screen readers but what is marked so
  element.dataset['liveAnnouncer'] = 'true';
  Object.assign(element.style, visuallyHiddenStyle);
  document.body.prepend(element);
  return element;
}
