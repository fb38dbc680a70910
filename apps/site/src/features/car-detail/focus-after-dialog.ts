const DIALOG = '[data-component="CarDetailDialog"]';
const CARDS = '[data-component="CarCard"] a[href]';

/**
 * When the dialog of a car has gone and left the focus to nobody, since it was open from the beginning: it goes to the
 * car's card, else to the heading of the page.
 */
export function focusAfterDialog(car: string): void {
  const look = () => {
    // It leaves by an animation, and then gives the focus back where it can.
    if (document.querySelector(DIALOG)) requestAnimationFrame(look);
    else requestAnimationFrame(() => requestAnimationFrame(give));
  };
  const give = () => {
    if (document.activeElement !== document.body) return;
    const cards = [...document.querySelectorAll<HTMLAnchorElement>(CARDS)];
    const card = cards.find(({ href }) => new URL(href).searchParams.get('car') === car);
    (card ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  };
  requestAnimationFrame(look);
}
