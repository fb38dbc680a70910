import { type DOMAttributes, useState } from 'react';

type Handlers<Target> = Pick<DOMAttributes<Target>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Returns whether the mouse is over an element or focus is in it, so that animations can pause. Touch does not hover.
 * Put `handlers` on the element. They call the `given` handlers first.
 */
export function useAttention<Target>(given: Handlers<Target>): { hasAttention: boolean; handlers: Handlers<Target> } {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    hasAttention: isHovered || hasFocus,
    handlers: {
      onPointerEnter: (event) => {
        given.onPointerEnter?.(event);
        if (event.pointerType === 'mouse') setHovered(true);
      },
      onPointerLeave: (event) => {
        given.onPointerLeave?.(event);
        setHovered(false);
      },
      onFocus: (event) => {
        given.onFocus?.(event);
        setFocus(true);
      },
      onBlur: (event) => {
        given.onBlur?.(event);
        setFocus(false);
      },
    },
  };
}
