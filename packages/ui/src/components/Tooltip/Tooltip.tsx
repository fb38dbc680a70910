import { cloneElement, type ComponentProps, type ReactNode, type Ref, useMemo, useRef } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { classes } from '../../internal/element/index.ts';
import { bothRefs } from '../../internal/element/refs.ts';
import { given } from '../../internal/element/given.ts';
import type { OverlayAttributes } from '../../internal/overlay/attributes.ts';
import { useInheritedAttributes } from '../../internal/overlay/inherited-attributes.ts';
import { floatingLevel } from '../../internal/overlay/level.ts';
import { getAriaPlacement, type OverlayPlacement } from '../../internal/overlay/placements.ts';
import type { Trigger } from '../../internal/overlay/trigger.ts';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps extends Omit<OverlayAttributes, 'style'> {
  /** A few words, without anything that can be pressed. */
  content: ReactNode;
  /** The control that it describes: one of this kit or of React Aria, or a native element. */
  children: Trigger;
  /** Where it stands if there is room. @default 'top' */
  placement?: OverlayPlacement | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

type FocusableChild = ComponentProps<typeof Focusable>['children'];

/** Long enough that a pointer on its way elsewhere opens none, in ms; the next one then opens at once. */
const delay = 600;
/** Long enough for the pointer to go over to it. */
const closeDelay = 200;

/**
 * A few words more about a control, shown while the pointer rests on it or the keyboard's focus is on it. Escape puts it
 * away. A screen reader reads it as a description.
 *
 * It is never the only name of a control, and nothing that is needed stands in it alone: a touch screen does not show
 * it. What is needed is better written on the page, what can be pressed in a `Popover`.
 */
export function Tooltip({ content, children, placement = 'top', className, ref, ...rest }: TooltipProps) {
  const triggerRef = useRef<HTMLElement>(null);
  const inherited = useInheritedAttributes(triggerRef);
  const tooltipRef = useMemo(() => bothRefs<HTMLDivElement>(ref, inherited.ref), [ref, inherited.ref]);
  return (
    <TooltipTrigger delay={delay} closeDelay={closeDelay}>
      {typeof children.type === 'string' ? (
        <Focusable ref={triggerRef}>{children as FocusableChild}</Focusable>
      ) : (
        <WithRef ref={triggerRef}>{children}</WithRef>
      )}
      <AriaTooltip
        offset={6}
        containerPadding={8}
        {...given(rest)}
        ref={tooltipRef}
        placement={getAriaPlacement(placement, inherited.isRtl)}
        data-component="Tooltip"
        className={classes(tooltip, className)}
        style={{ zIndex: floatingLevel }}
      >
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

function WithRef({ children, ref }: { children: Trigger; ref: Ref<HTMLElement> }) {
  const own = children.props.ref;
  return cloneElement(children, { ref: own ? bothRefs(own, ref) : ref });
}
