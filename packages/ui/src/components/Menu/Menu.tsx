import { type HTMLAttributes, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { classes, type RenderLink } from '../../internal/element/index.ts';
import { Floating } from '../../internal/overlay/Floating.tsx';
import type { OverlayPlacement } from '../../internal/overlay/placements.ts';
import { type Trigger, withTrigger } from '../../internal/overlay/trigger.ts';
import { MenuItem, type MenuItemData } from './MenuItem.tsx';
import { menu, separator } from './Menu.css.ts';
import { type Start, useItems } from './useItems.ts';

export interface MenuProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'aria-label' | 'aria-labelledby' | 'children' | 'role' | 'tabIndex'
> {
  /** What opens it: one element that takes a ref and the attributes of a button, e.g. a `Button`. */
  trigger: Trigger;
  /** `separator` is a line between two groups. */
  items: readonly (MenuItemData | 'separator')[];
  /** Told what was chosen; also of a link, which is then followed. */
  onAction?: ((id: string) => void) | undefined;
  /** The name of the menu, where that of its trigger does not say what is in it. */
  label?: string | undefined;
  /** The router's link in place of `<a>`: `(props) => <RouterLink {...props} to={props.href} />`. */
  renderLink?: RenderLink | undefined;
  /** Where it stands if there is room. @default 'bottom-start' */
  placement?: OverlayPlacement | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Commands, or places to go, behind one button. Arrow keys go through them, letters lead to what begins with them,
 * Enter chooses, Escape closes; the focus then goes back to the button.
 *
 * What is chosen from and stays chosen is a `NativeSelect`; what holds fields or text is a `Popover`; links that should be
 * seen by search engines before anybody presses stand in the page, or in a `Disclosure`.
 */
export function Menu({ trigger, items, onAction, label, renderLink, placement, ...rest }: MenuProps) {
  const ownId = useId();
  const triggerId = trigger.props.id ?? ownId;
  const triggerRef = useRef<HTMLElement>(null);
  const [start, setStart] = useState<Start>();
  const [ownLabel, setOwnLabel] = useState('');
  const open = (from: Start) => {
    // by its words: the trigger itself is inert while the menu is open, and what is inert names nothing
    setOwnLabel(nameOf(triggerRef.current));
    setStart(from);
  };
  const close = () => setStart(undefined);
  const naming = { 'aria-label': label ?? ownLabel };
  return (
    <>
      {withTrigger(trigger, {
        ref: triggerRef,
        id: triggerId,
        // who comes by keyboard or by screen reader stands on an item at once
        onClick: (event) => open(event.detail === 0 ? 'first' : 'menu'),
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          trigger.props.onKeyDown?.(event);
          if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          open(event.key === 'ArrowDown' ? 'first' : 'last');
        },
        'aria-haspopup': 'menu',
        'aria-expanded': start !== undefined,
      })}
      <Floating
        {...naming}
        triggerRef={triggerRef}
        isOpen={start !== undefined}
        onOpenChange={close}
        placement={placement}
      >
        <List {...rest} {...naming} start={start ?? 'menu'} onClose={close}>
          {items.map((entry, at) =>
            entry === 'separator' ? (
              <hr key={at} className={separator} data-part="Separator" />
            ) : (
              <MenuItem
                key={entry.id}
                item={entry}
                renderLink={renderLink}
                onChoose={() => {
                  close();
                  onAction?.(entry.id);
                }}
              />
            ),
          )}
        </List>
      </Floating>
    </>
  );
}

function nameOf(trigger: HTMLElement | null): string {
  return trigger?.getAttribute('aria-label') ?? trigger?.textContent.trim() ?? '';
}

interface ListProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement> | undefined;
  start: Start;
  onClose: () => void;
}

function List({ ref, start, onClose, onKeyDown, className, ...rest }: ListProps) {
  const { take, move } = useItems(ref, start);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Tab') onClose();
    else move(event);
  };
  return (
    <div
      {...rest}
      ref={take}
      role="menu"
      tabIndex={-1}
      onKeyDown={press}
      data-component="Menu"
      className={classes(menu, className)}
    />
  );
}
