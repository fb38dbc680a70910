import { createElement, type KeyboardEvent, type PointerEvent, type ReactNode, useId } from 'react';
import { anchor, type RenderLink } from '../../internal/element/index.ts';
import { badge, description, icon, item as itemClass, label, words } from './Menu.css.ts';

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

interface MenuItemProps {
  item: MenuItemData;
  renderLink: RenderLink | undefined;
  onChoose: () => void;
}

/** One line of the menu: a button, or a link. */
export function MenuItem({ item, renderLink, onChoose }: MenuItemProps) {
  const id = useId();
  const isDisabled = item.isDisabled === true;
  const described = (['description', 'badge'] as const)
    .filter((part) => item[part] !== undefined)
    .map((part) => `${id}-${part}`);
  const props = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    'aria-disabled': isDisabled || undefined,
    className: itemClass,
    'data-part': 'Item',
    children: <Content id={id} item={item} />,
    onClick: isDisabled ? undefined : onChoose,
    // the focus goes with the pointer, so that there are not two places that look chosen
    onPointerMove: isDisabled ? undefined : followPointer,
  };
  if (item.href === undefined || isDisabled) return createElement('button', { type: 'button', ...props });
  return anchor({
    ...props,
    href: item.href,
    target: item.target,
    render: renderLink,
    onKeyDown: pressBySpace,
  });
}

function followPointer({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
  if (pointerType === 'mouse' && document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true });
}

/** A link is followed by Enter alone; an item of a menu is chosen by either. */
function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function Content({ id, item }: { id: string; item: MenuItemData }) {
  return (
    <>
      {item.icon !== undefined && (
        <span className={icon} aria-hidden data-part="Icon">
          {item.icon}
        </span>
      )}
      <span className={words}>
        <span id={`${id}-label`} className={label} data-part="Label">
          {item.label}
        </span>
        {item.description !== undefined && (
          <span id={`${id}-description`} className={description} data-part="Description">
            {item.description}
          </span>
        )}
      </span>
      {item.badge !== undefined && (
        <span id={`${id}-badge`} className={badge} data-part="Badge">
          {item.badge}
        </span>
      )}
    </>
  );
}
