import { visuallyHiddenStyle } from '../../theme/visually-hidden.ts';

/** Screen readers do not announce a live region that is added together with its text. */
const FIRST_DELAY_MS = 100;
/** Long enough for the text to be announced; later, users who browse the page should not find it. */
const REMOVE_AFTER_MS = 7000;

let region: HTMLElement | undefined;

/**
 * Announces text that screen readers would not read otherwise, such as an error of the focused field. For text that
 * stays on the page, such as a count of results, use an `<output>`.
 */
export function announce(message: string): void {
  if (typeof document === 'undefined') return;
  const isNewRegion = !region?.isConnected;
  const currentRegion = isNewRegion ? (region = appendRegion()) : region;
  const line = document.createElement('div');
  line.textContent = message;
  setTimeout(() => currentRegion?.append(line), isNewRegion ? FIRST_DELAY_MS : 0);
  setTimeout(() => line.remove(), FIRST_DELAY_MS + REMOVE_AFTER_MS);
}

function appendRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'log');
  element.setAttribute('aria-live', 'assertive');
  element.setAttribute('aria-relevant', 'additions');
  // A modal dialog hides everything else from screen readers, except elements marked like this.
  element.dataset['liveAnnouncer'] = 'true';
  Object.assign(element.style, visuallyHiddenStyle);
  document.body.prepend(element);
  return element;
}
