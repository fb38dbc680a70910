import { waitUntil } from './until.ts';

/** The content of a visible toast. */
export interface ShownToast {
  title: string;
  description: string | undefined;
  tone: 'neutral' | 'success' | 'warning' | 'error';
  element: HTMLElement;
}

/** Returns the visible toasts, newest first. `toasts.clear()` removes all. */
export function getShownToasts(): readonly ShownToast[] {
  return [...document.querySelectorAll<HTMLElement>('[data-part="Toast"]')].map((element) => ({
    title: getPartText(element, 'Title') ?? '',
    description: getPartText(element, 'Description'),
    tone: (element.dataset['tone'] ?? 'neutral') as ShownToast['tone'],
    element,
  }));
}

/**
 * Finds a toast by its title, and waits for it.
 * @throws {Error} after a second, with the titles of the visible toasts
 */
export function findToast(title: string): Promise<ShownToast> {
  return waitUntil(
    () => getShownToasts().find((toast) => toast.title === title),
    () => {
      const shownTitles = getShownToasts().map((toast) => `‘${toast.title}’`);
      return `There is no toast titled ‘${title}’. Shown: ${shownTitles.join(', ') || 'none'}. Is there a ToastRegion on the page?`;
    },
  );
}

const getPartText = (toast: Element, part: string) => toast.querySelector(`[data-part="${part}"]`)?.textContent.trim();
