import { type ReactElement, type ReactNode, type Ref, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { classes } from '../../internal/element/index.ts';
import { given } from '../../internal/element/given.ts';
import type { OverlayAttributes } from '../../internal/overlay/attributes.ts';
import { Floating } from '../../internal/overlay/Floating.tsx';
import type { OverlayPlacement } from '../../internal/overlay/placements.ts';
import { type Trigger, withTrigger } from '../../internal/overlay/trigger.ts';
import { popover, title as titleClass } from './Popover.css.ts';

/** It shows its name as a heading, or has one for screen readers alone. */
type Naming = { title: string; label?: undefined } | { label: string; title?: undefined };

export type PopoverProps = Naming &
  OverlayAttributes & {
    /** What opens and closes it: one element that takes a ref and the attributes of a button, e.g. a `Button`. */
    trigger: Trigger;
    /** Open or not, where the app decides. */
    isOpen?: boolean | undefined;
    /** @default false */
    defaultOpen?: boolean | undefined;
    onOpenChange?: ((isOpen: boolean) => void) | undefined;
    /** Where it stands if there is room. @default 'bottom-start' */
    placement?: OverlayPlacement | undefined;
    children: ReactNode;
    className?: string | undefined;
    ref?: Ref<HTMLElement> | undefined;
  };

/**
 * A small box that belongs to one control: a little more about it, or two or three settings of it. It opens by a press,
 * takes the focus, and closes by Escape, by a press beside it or on its trigger; the focus then goes back.
 *
 * For a list of commands use a `Menu`; for a few words about an icon a `Tooltip`; for what interrupts a `Dialog`; for
 * more text in its place on the page a `Disclosure`.
 */
export function Popover({
  trigger,
  isOpen: isOpenByApp,
  defaultOpen = false,
  onOpenChange,
  placement,
  title,
  label,
  className,
  children,
  ...rest
}: PopoverProps): ReactElement {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const triggerRef = useRef<HTMLElement>(null);
  const [isOpenByItself, setOpen] = useState(defaultOpen);
  const isOpen = isOpenByApp ?? isOpenByItself;
  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    onOpenChange?.(isNowOpen);
  };
  const isReleasedInside = useReleasedInside(id, isOpen);
  return (
    <>
      {withTrigger(trigger, {
        ref: triggerRef,
        onClick: () => change(!isOpen),
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
      })}
      <Floating
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={change}
        placement={placement}
        shouldCloseOnInteractOutside={() => !isReleasedInside.current}
      >
        <Dialog
          {...given(rest)}
          id={id}
          data-component="Popover"
          className={classes(popover, className)}
          {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': `${id}-title` })}
        >
          {title !== undefined && (
            <h2 id={`${id}-title`} className={titleClass} data-part="Title">
              {title}
            </h2>
          )}
          {children}
          <FocusReturn to={triggerRef} />
        </Dialog>
      </Floating>
    </>
  );
}

/**
 * Gives the focus to the trigger when the popover goes and nothing else has it. React Aria gives it back to what had it
 * before, which is nothing where the popover was open from the beginning.
 */
function FocusReturn({ to }: { to: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () => {
      // it has not gone yet, and React Aria comes a frame later too
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) to.current?.focus();
        }),
      );
    },
    [to],
  );
  return null;
}

/** Whether the last press ended in the element of that id: one that began beside it selects text, and closes nothing. */
function useReleasedInside(id: string, isOpen: boolean) {
  const isInside = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const release = ({ target }: PointerEvent) => {
      isInside.current = target instanceof Node && document.getElementById(id)?.contains(target) === true;
    };
    document.addEventListener('pointerup', release, true);
    return () => {
      isInside.current = false;
      document.removeEventListener('pointerup', release, true);
    };
  }, [id, isOpen]);
  return isInside;
}
