import { type RefObject, useCallback, useState } from 'react';

type Surroundings = Partial<Record<'data-theme' | 'data-brand' | 'dir' | 'lang', string>>;

/** What differs between an element's place and the body, to which all is portalled. */
function surroundingsOf(element: Element): Surroundings {
  const { body } = document;
  const here = getComputedStyle(element);
  const there = getComputedStyle(body);
  const nearest = (attribute: string) => {
    const value = element.closest(`[${attribute}]`)?.getAttribute(attribute);
    return value === body.closest(`[${attribute}]`)?.getAttribute(attribute) ? undefined : value;
  };
  const brand = nearest('data-brand');
  const lang = nearest('lang');
  return {
    // as it is seen, since a theme may be given as the inverse of another
    ...(here.colorScheme !== there.colorScheme && { 'data-theme': here.colorScheme }),
    ...(here.direction !== there.direction && { dir: here.direction }),
    ...(brand && { 'data-brand': brand }),
    ...(lang && { lang }),
  };
}

/**
 * What is portalled takes theme, brand, direction and language along from the place where `from` stands, so that a
 * dialog of a dark column is dark. `take` is the ref of what is portalled, and reads them whenever that is mounted.
 */
export function useSurroundings(from: RefObject<Element | null>) {
  const [direction, setDirection] = useState('ltr');
  const take = useCallback(
    (portalled: Element | null) => {
      if (!portalled || !from.current) return;
      // React Aria writes the direction of the reader's language on some, whatever the page's
      portalled.removeAttribute('dir');
      for (const [name, value] of Object.entries(surroundingsOf(from.current))) portalled.setAttribute(name, value);
      setDirection(getComputedStyle(from.current).direction);
    },
    [from],
  );
  return { take, direction };
}
