import { type ReactNode, type Ref, useId } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Keyboard } from 'react-aria-components/Keyboard';
import {
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuItemRenderProps,
} from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { omitUndefined } from '../../internal/element/omit-undefined.ts';
import { classes } from '../../internal/element/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './Menu.css.ts';
import type { MenuItemTone } from './variants.ts';

interface MenuItemContent {
  /** The item's name. If it is not a string, add `textValue`. */
  children: ReactNode;
  /** A one-line description. */
  description?: ReactNode;
  /** Shown before the name, e.g. `<Icon name="share" />`. */
  icon?: ReactNode;
  /** Shown after the name, e.g. `<Badge>Coming Soon</Badge>`. */
  badge?: ReactNode;
  /** A keyboard shortcut for the same action, such as `⌘C`. The app handles it. */
  shortcut?: string | undefined;
}

export interface MenuItemProps<T extends object = object>
  extends Omit<AriaMenuItemProps<T>, keyof MenuItemContent>, MenuItemContent {
  /** @default 'neutral' */
  tone?: MenuItemTone | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A command in a menu, or a link if it has `href`. */
export function MenuItem<T extends object>({
  children,
  description,
  icon,
  badge,
  shortcut,
  tone = 'neutral',
  className,
  ...rest
}: MenuItemProps<T>) {
  const textValue = rest.textValue ?? (typeof children === 'string' ? children : undefined);
  // A page that opens in a new tab must not get access to this window.
  const rel = rest.rel ?? (rest.target === '_blank' ? 'noopener' : undefined);
  const badgeId = useId();
  return (
    <AriaMenuItem
      {...rest}
      {...omitUndefined({ textValue, rel, 'aria-describedby': badge === undefined ? undefined : badgeId })}
      data-component="MenuItem"
      data-tone={tone}
      className={composeRenderProps(className, (own) => classes(css.item, own))}
    >
      {(state) => <Content {...{ state, description, icon, badge, badgeId, shortcut }}>{children}</Content>}
    </AriaMenuItem>
  );
}

interface ContentProps extends MenuItemContent {
  state: MenuItemRenderProps;
  badgeId: string;
}

function Content({ state, children, description, icon, badge, badgeId, shortcut }: ContentProps) {
  return (
    <>
      {state.selectionMode !== 'none' && (
        <span className={css.icon} aria-hidden data-part="Check">
          {state.isSelected && <Icon name="check" />}
        </span>
      )}
      {icon !== undefined && (
        <span className={css.icon} aria-hidden data-part="Icon">
          {icon}
        </span>
      )}
      <span className={css.words}>
        <Text slot="label" className={css.label} data-part="Label">
          {children}
        </Text>
        {description !== undefined && (
          <Text slot="description" className={css.description} data-part="Description">
            {description}
          </Text>
        )}
      </span>
      {badge !== undefined && (
        <span id={badgeId} className={css.badge} data-part="Badge">
          {badge}
        </span>
      )}
      {shortcut !== undefined && (
        <Keyboard className={css.shortcut} data-part="Shortcut">
          {shortcut}
        </Keyboard>
      )}
      {state.hasSubmenu && (
        <span className={css.icon} data-part="Submenu">
          <Icon name="chevron-end" size="s" />
        </span>
      )}
    </>
  );
}
