import { type Ref, type RefObject, useMemo, useRef } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
// Does not import `/Popover`, because its declarations include OverlayArrow, whose types fail in apps with
// `exactOptionalPropertyTypes`.
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Menu';
import { Popover, PopoverContext } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { classes } from '../element/index.ts';
import { mergeRefs } from '../element/refs.ts';
import { floating } from './Floating.css.ts';
import { useInheritedAttributes } from './inherited-attributes.ts';
import { floatingLevel } from './level.ts';
import { getAriaPlacement, type OverlayPlacement } from './placements.ts';

export type { AriaPopoverProps };

export interface FloatingProps extends Omit<AriaPopoverProps, 'placement' | 'triggerRef'> {
  /**
   * The element next to which the box is placed, which also determines its theme and direction.
   * @default the trigger around it
   */
  triggerRef?: RefObject<Element | null> | undefined;
  /** @default 'bottom-start' */
  placement?: OverlayPlacement | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** React Aria's Popover with the kit's styles: the box around popovers, menus and lists. */
export function Floating({ placement = 'bottom-start', triggerRef, className, style, ref, ...rest }: FloatingProps) {
  const context = useSlottedContext(PopoverContext);
  const noTrigger = useRef<Element>(null);
  const from = triggerRef ?? context?.triggerRef ?? noTrigger;
  const inheritedAttributes = useInheritedAttributes(from);
  const isSubmenu = context?.trigger === 'SubmenuTrigger';
  return (
    <Popover
      // React Aria places a submenu next to its item.
      {...(!isSubmenu && { offset: 6, placement: getAriaPlacement(placement, inheritedAttributes.isRtl) })}
      containerPadding={8}
      {...(triggerRef && { triggerRef })}
      {...rest}
      ref={useMemo(() => mergeRefs<HTMLElement>(inheritedAttributes.ref, ref), [inheritedAttributes.ref, ref])}
      className={composeRenderProps(className, (own) => classes(floating, own))}
      style={composeRenderProps(style, (own) => ({ zIndex: floatingLevel, ...own }))}
    />
  );
}
