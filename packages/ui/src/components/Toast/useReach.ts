import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isChord } from '../../internal/element/keys.ts';

/**
 * How the keyboard comes to the toasts and back: F6, as between the panes of a window, leads to the newest one and, from
 * there, to where the focus was. When the toast that has it closes, the focus goes to one that is left, else back.
 */
export function useReach(list: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const origin = useRef<Element | null>(null);

  const enter = () => {
    const open = list.current?.querySelectorAll<HTMLElement>('[data-part="Toast"]:not([inert])');
    const newest = open?.item(open.length - 1);
    newest?.focus();
    return Boolean(newest);
  };
  const goBack = () => {
    if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.defaultPrevented || isChord(event)) return;
    event.preventDefault();
    if (list.current?.contains(document.activeElement)) goBack();
    else enter();
  });
  useEffect(() => {
    if (isEmpty) return undefined;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEmpty]);

  return {
    /** To be told of every focus that comes into the list. */
    rememberOrigin: ({ relatedTarget }: FocusEvent) => {
      if (!list.current?.contains(relatedTarget)) origin.current = relatedTarget;
    },
    /** To be called when the toast that holds the focus goes. */
    passOn: () => {
      if (!enter()) goBack();
    },
  };
}
