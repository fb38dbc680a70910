const DIALOG_SELECTOR = '[data-component="CarDetailDialog"]';
const CARD_LINK_SELECTOR = '[data-component="CarCard"] a[href]';

/**
 * Focuses the car's card, or otherwise the page's heading, after the dialog has closed. A dialog that was open on load
 * has no trigger that could receive focus.
 */
export function restoreFocusAfterDialog(car: string): void {
  const waitForDialog = () => {
    // The dialog closes with an animation, and afterwards restores focus itself if it can.
    if (document.querySelector(DIALOG_SELECTOR)) requestAnimationFrame(waitForDialog);
    else requestAnimationFrame(() => requestAnimationFrame(restoreFocus));
  };
  const restoreFocus = () => {
    if (document.activeElement !== document.body) return;
    const cards = [...document.querySelectorAll<HTMLAnchorElement>(CARD_LINK_SELECTOR)];
    const card = cards.find(({ href }) => new URL(href).searchParams.get('car') === car);
    (card ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  };
  requestAnimationFrame(waitForDialog);
}
