import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { Menu as AriaMenu, type MenuProps as AriaMenuProps, MenuItem } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { classes, type RenderLink } from '../../element/index.ts';
import { Floating } from '../overlay/Floating.tsx';
import type { OverlayPlacement } from '../overlay/placements.ts';
import { type Trigger, withTrigger } from '../overlay/trigger.ts';
import {
  badge,
  description,
  icon,
  item as itemClass,
  keys,
  label as labelClass,
  menu,
  separator,
  words,
} from './Menu.css.ts';

export interface MenuItemData {
  /** What `onAction` is told. */
  id: string;
  label: string;
  /** What it does or leads to, in a line. */
  description?: string | undefined;
  /** Stands before the label, e.g. `<Icon name="share" />`. */
  icon?: ReactNode;
  /** Stands after it, e.g. `<Badge>Coming Soon</Badge>`. */
  badge?: ReactNode;
  /** Makes it a link. */
  href?: string | undefined;
  /** Of a link, e.g. `_blank`. */
  target?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** The attributes of HTML that React Aria's menu takes. */
type Attributes = Omit<
  Pick<AriaMenuProps<object>, Extract<keyof AriaMenuProps<object>, keyof HTMLAttributes<HTMLDivElement>>>,
  'aria-label' | 'aria-labelledby' | 'autoFocus' | 'children' | 'className' | 'slot' | 'style'
>;

export interface MenuProps extends Attributes {
  /** What opens it: one element that takes a ref and the attributes of a button, e.g. a `Button`. */
  trigger: Trigger;
  /** `separator` is a line between two groups. */
  items: readonly (MenuItemData | 'separator')[];
  /** Told what was chosen; also of a link, which is then followed. */
  onAction?: ((id: string) => void) | undefined;
  /** The name of the menu, where that of its trigger does not say what is in it. */
  label?: string | undefined;
  /** The router's link in place of `<a>`. */
  renderLink?: RenderLink | undefined;
  /** Where it stands if there is room. @default 'bottom-start' */
  placement?: OverlayPlacement | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Who comes by keyboard stands on an item at once. */
const startByKey: Partial<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * Commands, or places to go, behind one button. Arrow keys go through them, letters lead to what begins with them,
 * Enter chooses, Escape closes; the focus then goes back to the button.
 *
 * What is chosen from and stays chosen is a `Select`; what holds fields or text is a `Popover`; links that should be
 * seen by search engines before anybody presses stand in the page, or in a `Disclosure`.
 */
export function Menu({
  trigger,
  items,
  onAction,
  label,
  renderLink,
  placement,
  className,
  ref,
  ...rest
}: MenuProps): ReactElement {
  const ownId = useId();
  const triggerId = trigger.props.id ?? ownId;
  const triggerRef = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [start, setStart] = useState<'first' | 'last' | true>(true);
  const open = (at: typeof start) => {
    setStart(at);
    setOpen(true);
  };

  const naming = label === undefined ? { 'aria-labelledby': triggerId } : { 'aria-label': label };
  return (
    <>
      {withTrigger(trigger, {
        ref: triggerRef,
        id: triggerId,
        onClick: () => open(true),
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          trigger.props.onKeyDown?.(event);
          const at = startByKey[event.key];
          if (event.defaultPrevented || at === undefined) return;
          event.preventDefault();
          open(at);
        },
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
      })}
      <Floating {...naming} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} placement={placement}>
        <div className={keys} role="presentation" onKeyDown={(event) => event.key === 'Tab' && setOpen(false)}>
          <AriaMenu
            {...rest}
            {...naming}
            ref={ref ?? null}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus: so says its pattern
            autoFocus={start}
            shouldFocusWrap
            onAction={(id) => onAction?.(String(id))}
            onClose={() => setOpen(false)}
            data-component="Menu"
            className={classes(menu, className)}
          >
            {items.map((entry, at) =>
              entry === 'separator' ? (
                <Separator key={at} className={separator} data-part="Separator" />
              ) : (
                <Item key={entry.id} item={entry} renderLink={renderLink} />
              ),
            )}
          </AriaMenu>
        </div>
      </Floating>
    </>
  );
}

function Item({ item, renderLink }: { item: MenuItemData; renderLink: RenderLink | undefined }) {
  const { id, href, isDisabled = false } = item;
  return (
    <MenuItem
      id={id}
      textValue={item.label}
      isDisabled={isDisabled}
      {...(href !== undefined && link(href, item.target, renderLink))}
      className={itemClass}
      data-part="Item"
    >
      {item.icon !== undefined && (
        <span className={icon} aria-hidden data-part="Icon">
          {item.icon}
        </span>
      )}
      <span className={words}>
        <Text slot="label" className={labelClass} data-part="Label">
          {item.label}
        </Text>
        {item.description !== undefined && (
          <Text slot="description" className={description} data-part="Description">
            {item.description}
          </Text>
        )}
      </span>
      {item.badge !== undefined && (
        <span className={badge} data-part="Badge">
          {item.badge}
        </span>
      )}
    </MenuItem>
  );
}

function link(href: string, target: string | undefined, renderLink: RenderLink | undefined) {
  return {
    href,
    ...(target !== undefined && { target }),
    ...(target === '_blank' && { rel: 'noopener' }),
    // of an item with an address React Aria gives the attributes of a link
    ...(renderLink && { render: (props: object) => renderLink({ ...props, href }) }),
  };
}
