import { type ReactNode, type Ref, type RefObject, useEffect, useId, useRef } from 'react';
import { Dialog, type DialogProps } from 'react-aria-components/Dialog';
import { OverlayArrow } from 'react-aria-components/Popover';
import { omitUndefined } from '../../internal/element/omit-undefined.ts';
import { classes } from '../../internal/element/index.ts';
import { mergeRefs } from '../../internal/element/refs.ts';
import type { WrongOverlayProps } from '../../internal/element/wrong-props.ts';
import { type AriaPopoverProps, Floating } from '../../internal/overlay/Floating.tsx';
import type { OverlayPlacement } from '../../internal/overlay/placements.ts';
import * as css from './Popover.css.ts';

/** A visible title, or an accessible name that is not shown. */
type Name = { title: string; label?: undefined } | { label: string; title?: undefined };

/** The props of React Aria's Popover that this component accepts. */
type PositionProps = Pick<AriaPopoverProps, 'defaultOpen' | 'isOpen' | 'isNonModal' | 'offset' | 'onOpenChange'>;

export type PopoverProps = Name &
  PositionProps &
  WrongOverlayProps &
  Omit<DialogProps, 'aria-label' | 'aria-labelledby' | 'children' | 'render' | 'slot'> & {
    /** The element next to which the popover opens, if there is no `DialogTrigger`. */
    triggerRef?: RefObject<Element | null> | undefined;
    /**
     * The preferred side of the trigger.
     * @default 'bottom-start'
     */
    placement?: OverlayPlacement | undefined;
    /**
     * Shows an arrow that points to the trigger.
     * @default false
     */
    hasArrow?: boolean | undefined;
    children: ReactNode;
    ref?: Ref<HTMLElement> | undefined;
  };

/**
 * A small box that belongs to one control: details about it, or two or three of its settings. Put it in React Aria's
 * `DialogTrigger`, after the button that opens it. The trigger's `isOpen` and `onOpenChange` control it. Without a
 * trigger, set `triggerRef`, `isOpen` and `onOpenChange` on the popover itself. When the popover opens, focus moves
 * into it. Escape or a click outside closes it and returns focus. With `isNonModal` the page stays operable. For a list
 * of commands, use a `Menu`; for a few words about an icon, a `Tooltip`; for a task that interrupts users, a `Dialog`;
 * for longer text within the page, a `Disclosure`.
 */
export function Popover({
  triggerRef,
  isOpen,
  defaultOpen,
  onOpenChange,
  isNonModal,
  offset,
  placement,
  hasArrow = false,
  title,
  label,
  className,
  children,
  ref,
  ...rest
}: PopoverProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const isReleasedInside = useReleasedInside(root);
  return (
    <Floating
      {...omitUndefined({ triggerRef, isOpen, defaultOpen, onOpenChange, isNonModal, placement })}
      offset={offset ?? (hasArrow ? 10 : 6)}
      className={css.box({ hasArrow })}
      shouldCloseOnInteractOutside={() => !isReleasedInside.current}
    >
      {hasArrow && (
        <OverlayArrow className={css.arrow} data-part="Arrow">
          <svg width="16" height="8" viewBox="0 0 16 8" aria-hidden>
            <path d="M0 0l8 7 8-7" />
          </svg>
        </OverlayArrow>
      )}
      <Dialog
        {...omitUndefined(rest)}
        ref={mergeRefs(root, ref)}
        data-component="Popover"
        className={classes(css.popover, className)}
        {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': titleId })}
      >
        {title !== undefined && (
          <h2 id={titleId} className={css.title} data-part="Title">
            {title}
          </h2>
        )}
        {children}
      </Dialog>
    </Floating>
  );
}

/**
 * Returns a ref to whether the last press ended in an element. By itself, React Aria also closes a popover on a
 * press that begins outside and ends inside, as when text is selected.
 */
function useReleasedInside(element: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  useEffect(() => {
    const trackRelease = ({ target }: PointerEvent) => {
      isInside.current = target instanceof Node && element.current?.contains(target) === true;
    };
    document.addEventListener('pointerup', trackRelease, true);
    return () => document.removeEventListener('pointerup', trackRelease, true);
  }, [element]);
  return isInside;
}
