import { type DOMAttributes, useState } from 'react';

type Handlers<Target> = Pick<DOMAttributes<Target>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Whether the mouse is over an element, or the focus in it: animations pause meanwhile. Touch does
 * not hover. `handlers` go on the element; those given are called first.
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
