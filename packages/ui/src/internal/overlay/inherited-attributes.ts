import { type RefObject, useCallback, useState } from 'react';

type Attributes = Partial<Record<'data-theme' | 'data-brand' | 'dir' | 'lang', string>>;

/**
 * Gives portalled content the theme, brand, direction and language of its position in the tree. Reads attributes,
 * because computed styles would cost a style pass of the page while the overlay opens.
 */
export function useInheritedAttributes(from: RefObject<Element | null>) {
  const [isRtl, setRtl] = useState(false);
  const ref = useCallback(
    (portalled: Element | null) => {
      if (!portalled || !from.current) return;
      // React Aria sets the direction of its locale, which can differ from the direction here.
      portalled.removeAttribute('dir');
      for (const [name, value] of Object.entries(getAttributes(from.current))) portalled.setAttribute(name, value);
      setRtl(getNearestAttribute(from.current, 'dir') === 'rtl');
    },
    [from],
  );
  return { ref, isRtl };
}

/** Returns the attributes that differ between an element's position and the body, where portals are mounted. */
function getAttributes(element: Element): Attributes {
  const { body } = document;
  const attributes: Attributes = {};
  for (const name of ['data-brand', 'dir', 'lang'] as const) {
    const value = getNearestAttribute(element, name);
    if (value !== undefined && value !== getNearestAttribute(body, name)) attributes[name] = value;
  }
  const theme = getTheme(element);
  if (theme !== getTheme(body)) attributes['data-theme'] = theme;
  return attributes;
}

const getNearestAttribute = (element: Element | null | undefined, name: string) =>
  element?.closest(`[${name}]`)?.getAttribute(name) ?? undefined;

/** An inverse element shows the opposite of the nearest light or dark theme, even within another inverse element. */
function getTheme(element: Element): 'light' | 'dark' {
  const themedElement = element.closest('[data-theme="light"], [data-theme="dark"]');
  const theme = themedElement?.getAttribute('data-theme') ?? getSystemTheme();
  const isInverted = getNearestAttribute(element, 'data-theme') === 'inverse';
  return (theme === 'dark') === isInverted ? 'light' : 'dark';
}

const getSystemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
