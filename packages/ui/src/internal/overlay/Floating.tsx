import { type ReactNode, type Ref, type RefObject, useMemo } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { classes } from '../element/index.ts';
import { bothRefs } from '../element/refs.ts';
import { floating } from './Floating.css.ts';
import { useInheritedAttributes } from './inherited-attributes.ts';
import { floatingLevel } from './level.ts';
import { getAriaPlacement, type OverlayPlacement } from './placements.ts';

export interface FloatingProps extends Omit<
  PopoverProps,
  'className' | 'style' | 'children' | 'placement' | 'triggerRef'
> {
  /** What it belongs to: it stands there, and takes its theme from there. */
  triggerRef: RefObject<Element | null>;
  /** @default 'bottom-start' */
  placement?: OverlayPlacement | undefined;
  className?: string | undefined;
  /** The box itself. */
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/**
 * The box of popover, menu and list: where it stands, its edge, its shadow, its motion. React Aria moves it to the
 * body, holds the focus, locks the page's scrolling and closes it.
 */
export function Floating({ placement = 'bottom-start', className, ref, children, ...rest }: FloatingProps) {
  const inherited = useInheritedAttributes(rest.triggerRef);
  return (
    <Popover
      offset={6}
      containerPadding={8}
      {...rest}
      ref={useMemo(() => bothRefs<HTMLElement>(inherited.ref, ref), [inherited.ref, ref])}
      placement={getAriaPlacement(placement, inherited.isRtl)}
      className={classes(floating, className)}
      style={{ zIndex: floatingLevel }}
    >
      {children}
    </Popover>
  );
}
