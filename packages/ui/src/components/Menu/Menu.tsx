import { type ReactNode, type Ref, useContext, useState } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuContext,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  RootMenuTriggerStateContext,
} from 'react-aria-components/Menu';
import { Collection } from 'react-aria-components/Collection';
import { useSlottedContext } from 'react-aria-components/slots';
import { Separator, type SeparatorProps } from 'react-aria-components/Separator';
import { classes } from '../../internal/element/index.ts';
import { Floating } from '../../internal/overlay/Floating.tsx';
import type { OverlayPlacement } from '../../internal/overlay/placements.ts';
import * as css from './Menu.css.ts';

export interface MenuProps<T extends object = object> extends AriaMenuProps<T> {
  /**
   * The preferred side of the trigger, and the edge to align with. Ignored in a submenu, which opens next to its item.
   * @default 'bottom-start'
   */
  placement?: OverlayPlacement | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A list of commands or links that a button opens. Put it in React Aria's `MenuTrigger`, after the button that opens
 * it. The trigger's `isOpen` and `onOpenChange` control it. A `MenuItem` with `href` is a link. With `selectionMode`
 * items can be checked. Arrow keys move through the items, typed letters focus an item by its name, Enter activates it,
 * and Escape closes the menu. For a value that stays selected, use a `Select`; for fields or text, a `Popover`; for
 * links that search engines should see, a `Disclosure`.
 */
export function Menu<T extends object>({ placement, className, ...rest }: MenuProps<T>) {
  return (
    <Floating placement={placement}>
      <CloseOnTab>
        <NamedMenu
          {...rest}
          data-component="Menu"
          className={composeRenderProps(className, (own) => classes(css.menu, own))}
        />
      </CloseOnTab>
    </Floating>
  );
}

/** Closes the menu on Tab. React Aria would keep focus in the menu. */
function CloseOnTab({ children }: { children: ReactNode }) {
  const trigger = useContext(RootMenuTriggerStateContext);
  return (
    <div
      role="presentation"
      style={{ display: 'contents' }}
      onKeyDownCapture={({ key }) => {
        if (key === 'Tab') trigger?.close();
      }}
    >
      {children}
    </div>
  );
}

/**
 * Copies the trigger's name. React Aria refers to the trigger by `aria-labelledby`, but makes it inert while the menu
 * is open, and Chromium does not compute a name from an inert element.
 */
function NamedMenu<T extends object>(props: AriaMenuProps<T>) {
  const context = useSlottedContext(MenuContext);
  const [name] = useState(() => getTriggerName(context?.['aria-labelledby']));
  if (!context || name === '' || props['aria-label'] || props['aria-labelledby']) return <AriaMenu {...props} />;
  const { 'aria-labelledby': _, ...unnamed } = context;
  return (
    <MenuContext value={unnamed}>
      <AriaMenu {...props} aria-label={name} />
    </MenuContext>
  );
}

function getTriggerName(id: string | undefined): string {
  const trigger = id === undefined ? null : document.getElementById(id);
  return trigger?.getAttribute('aria-label') ?? trigger?.textContent.trim() ?? '';
}

export interface MenuSectionProps<T extends object = object> extends AriaMenuSectionProps<T> {
  /** The heading above the items. Without it, give the section an `aria-label`. */
  title?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** A group of items, with its own `selectionMode` if needed. */
export function MenuSection<T extends object>({ title, items, children, className, ...rest }: MenuSectionProps<T>) {
  return (
    <AriaMenuSection {...rest} data-component="MenuSection" className={classes(css.section, className)}>
      {title !== undefined && (
        <Header className={css.sectionTitle} data-part="Title">
          {title}
        </Header>
      )}
      {items === undefined ? (children as ReactNode) : <Collection items={items}>{children}</Collection>}
    </AriaMenuSection>
  );
}

export interface MenuSeparatorProps extends SeparatorProps {
  ref?: Ref<HTMLElement> | undefined;
}

/** A line between two groups of items. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return <Separator {...rest} data-component="MenuSeparator" className={classes(css.separator, className)} />;
}
