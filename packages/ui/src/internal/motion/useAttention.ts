import { type DOMAttributes, useState } from 'react';

type Handlers<Target> = Pick<DOMAttributes<Target>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Returns whether the mouse is over an element or focus is in it, so that animations can pause. `handlers` belong on
 * the element, and call `callerHandlers` first.
 */
export function useAttention<Target>(callerHandlers: Handlers<Target>): {
  hasAttention: boolean;
  handlers: Handlers<Target>;
} {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    hasAttention: isHovered || hasFocus,
    handlers: {
      onPointerEnter: (event) => {
        callerHandlers.onPointerEnter?.(event);
        if (event.pointerType === 'mouse') setHovered(true);
      },
      onPointerLeave: (event) => {
        callerHandlers.onPointerLeave?.(event);
        setHovered(false);
      },
      onFocus: (event) => {
        callerHandlers.onFocus?.(event);
        setFocus(true);
      },
      onBlur: (event) => {
        callerHandlers.onBlur?.(event);
        setFocus(false);
      },
    },
  };
}
