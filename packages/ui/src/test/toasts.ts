import { until } from './until.ts';

/** A toast as it is read. */
export interface ShownToast {
  title: string;
  description: string | undefined;
  tone: 'neutral' | 'success' | 'warning' | 'error';
  element: HTMLElement;
}

/** The visible toasts, the newest first. `toasts.clear()` removes all. */
export function shownToasts(): readonly ShownToast[] {
  return [...document.querySelectorAll<HTMLElement>('[data-part="Toast"]')].map((element) => ({
    title: getPartText(element, 'Title') ?? '',
    description: getPartText(element, 'Description'),
    tone: (element.dataset['tone'] ?? 'neutral') as ShownToast['tone'],
    element,
  }));
}

/**
 * The toast of a title, once it is there.
 *
 * @throws {Error} after a second, with the titles of those that are shown
 */
export function findToast(title: string): Promise<ShownToast> {
  return until(
    () => shownToasts().find((toast) => toast.title === title),
    () => {
      const shown = shownToasts().map((toast) => `‘${toast.title}’`);
      return `No toast says ‘${title}’. Shown: ${shown.join(', ') || 'none'}. Is there a ToastRegion on the page?`;
    },
  );
}

const getPartText = (toast: Element, part: string) => toast.querySelector(`[data-part="${part}"]`)?.textContent.trim();
