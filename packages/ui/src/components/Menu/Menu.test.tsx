import { MenuTrigger, type MenuTriggerProps, SubmenuTrigger } from 'react-aria-components/Menu';
import { RouterProvider } from 'react-aria/private/utils/openLink';
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { getAccessibleNames } from '../../../test/support/accessibility-tree.ts';
import { emulateMedia } from '../../../test/support/media.ts';
import { Button } from '../Button/index.ts';
import { Menu, MenuItem, type MenuProps, MenuSection, MenuSeparator } from './index.ts';

// With reduced motion a closed menu disappears at once.
beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => emulateMedia({}));

const trigger = page.getByRole('button', { name: 'Share' });
const menu = page.getByRole('menu', { name: 'Share' });
const getItem = (name: string) => page.getByRole('menuitem', { name, exact: true });

const renderShareMenu = (props: Partial<MenuProps> = {}, state: Partial<MenuTriggerProps> = {}) =>
  render(
    <MenuTrigger {...state}>
      <Button>Share</Button>
      <Menu {...props}>
        {props.children ?? (
          <>
            <MenuItem id="copy" description="To this car">
              Copy link
            </MenuItem>
            <MenuItem id="post" isDisabled>
              Post
            </MenuItem>
            <MenuSeparator />
            <MenuItem id="mail">Send by mail</MenuItem>
          </>
        )}
      </Menu>
    </MenuTrigger>,
  );

const renderItems = (names: readonly string[]) =>
  names.map((name) => (
    <MenuItem key={name} id={name}>
      {name}
    </MenuItem>
  ));

test('opens on a press, closes on a press outside, and sets aria-expanded', async () => {
  await renderShareMenu();
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'true');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  await expect.element(menu).toBeVisible();
  expect(document.querySelector('[aria-haspopup]')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(document.body, { position: { x: 1000, y: 700 }, force: true });
  await expect.element(menu).not.toBeInTheDocument();
});

test('is named by its trigger in the accessibility tree', async () => {
  await renderShareMenu();
  await trigger.click();
  await expect.poll(() => getAccessibleNames('menu')).toEqual(['Share']);
});

test('moves through enabled items with arrow keys, Home and End, and wraps', async () => {
  await renderShareMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(getItem('Copy link')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getItem('Send by mail')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getItem('Copy link')).toHaveFocus();
  await userEvent.keyboard('s');
  await expect.element(getItem('Send by mail')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(getItem('Copy link')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowUp}');
  await expect.element(getItem('Copy link')).toHaveFocus();
});

test('scrolls to the focused item of a menu longer than the window', async () => {
  await renderShareMenu({ children: renderItems(Array.from({ length: 40 }, (_, index) => `Search ${index}`)) });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(getItem('Search 39')).toHaveFocus();
  const { top, bottom } = getItem('Search 39').element().getBoundingClientRect();
  expect([top > 0, bottom <= innerHeight]).toEqual([true, true]);
});

test('focuses the item that begins with the typed letters', async () => {
  await renderShareMenu({ children: renderItems(['Scan', 'Send', 'Sell', 'Copy']) });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getItem('Scan')).toHaveFocus();
  await userEvent.keyboard('sel');
  await expect.element(getItem('Sell')).toHaveFocus();
});

test('focuses an enabled item on hover, but not a disabled item', async () => {
  await renderShareMenu();
  await trigger.click();
  await expect.element(menu).toHaveFocus();
  await getItem('Send by mail').hover();
  await expect.element(getItem('Send by mail')).toHaveFocus();
  await getItem('Post').hover({ force: true });
  await expect.element(getItem('Send by mail')).toHaveFocus();
});

test('describes an item by its description, badge and shortcut', async () => {
  await renderShareMenu({
    children: (
      <MenuItem description="To this car" badge="New" shortcut="⌘C">
        Copy link
      </MenuItem>
    ),
  });
  await trigger.click();
  await expect.element(getItem('Copy link')).toHaveAccessibleDescription('New To this car ⌘C');
});

test.each([
  ['[Space]', 'Copy link'],
  ['{ArrowDown}', 'Copy link'],
  ['{ArrowUp}', 'Send by mail'],
])('opens on %s with focus on the item “%s”', async (key, name) => {
  await renderShareMenu();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(getItem(name)).toHaveFocus();
});

test('opens on a virtual click with its first item marked as focused', async () => {
  await renderShareMenu();
  (trigger.element() as HTMLElement).click();
  await expect.element(getItem('Copy link')).toHaveAttribute('data-focused');
  await expect.poll(() => menu.element().contains(document.activeElement)).toBe(true);
});

test('calls onAction once with the item’s id, and returns focus to the trigger', async () => {
  const onAction = vi.fn<NonNullable<MenuProps['onAction']>>();
  await renderShareMenu({ onAction });
  await trigger.click();
  await getItem('Send by mail').click();
  expect(onAction.mock.calls.map(([key]) => key)).toEqual(['mail']);
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('ignores a press on a disabled item', async () => {
  const onAction = vi.fn<NonNullable<MenuProps['onAction']>>();
  await renderShareMenu({ onAction });
  await trigger.click();
  await expect.element(getItem('Post')).toHaveAttribute('aria-disabled', 'true');
  await getItem('Post').click({ force: true });
  expect(onAction).not.toHaveBeenCalled();
  await expect.element(menu).toBeVisible();
});

test('renders items with href as links that use the app’s router', async () => {
  const navigate = vi.fn<(path: string) => void>();
  await render(
    <RouterProvider navigate={navigate}>
      <MenuTrigger defaultOpen>
        <Button>Share</Button>
        <Menu>
          <MenuItem href="/smart-search">Smart Search</MenuItem>
          <MenuItem href="https://example.com" target="_blank">
            Elsewhere
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </RouterProvider>,
  );
  await expect.element(getItem('Elsewhere')).toHaveAttribute('rel', 'noopener');
  await expect.element(getItem('Smart Search')).toHaveAttribute('href', '/smart-search');
  await getItem('Smart Search').click();
  expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/smart-search']);
});

test('calls onOpenChange on Escape, and stays open while isOpen is true', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  await renderShareMenu({}, { isOpen: true, onOpenChange });
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  await expect.element(menu).toBeVisible();
});

test('checks several items in a section with multiple selection', async () => {
  const onSelectionChange = vi.fn<(keys: 'all' | Set<unknown>) => void>();
  await renderShareMenu({
    children: (
      <MenuSection
        title="Show"
        selectionMode="multiple"
        defaultSelectedKeys={['a']}
        onSelectionChange={onSelectionChange}
      >
        <MenuItem id="a">Distance</MenuItem>
        <MenuItem id="b">Estimate</MenuItem>
      </MenuSection>
    ),
  });
  await trigger.click();
  await expect.element(page.getByRole('group', { name: 'Show' })).toBeVisible();
  const getCheckboxItem = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
  await expect.element(getCheckboxItem('Distance')).toHaveAttribute('aria-checked', 'true');
  await getCheckboxItem('Estimate').click();
  await expect.element(getCheckboxItem('Estimate')).toHaveAttribute('aria-checked', 'true');
  await expect.element(menu).toBeVisible();
  expect([...(onSelectionChange.mock.calls[0]?.[0] ?? [])]).toEqual(['a', 'b']);
});

test('opens a submenu next to its item, and closes both menus after an action', async () => {
  const onAction = vi.fn<NonNullable<MenuProps['onAction']>>();
  await renderShareMenu({
    children: (
      <SubmenuTrigger>
        <MenuItem>Send</MenuItem>
        <Menu onAction={onAction}>
          <MenuItem id="mail">Email</MenuItem>
        </Menu>
      </SubmenuTrigger>
    ),
  });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(getItem('Send')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(getItem('Email')).toHaveFocus();
  expect(getItem('Email').element().getBoundingClientRect().left).toBeGreaterThan(
    getItem('Send').element().getBoundingClientRect().right - 1,
  );
  await userEvent.keyboard('{Enter}');
  expect(onAction.mock.calls.map(([key]) => key)).toEqual(['mail']);
  await expect.element(menu).not.toBeInTheDocument();
});

test('colours a danger item, and applies className functions and style to the root', async () => {
  await renderShareMenu({
    className: ({ isEmpty }) => (isEmpty ? 'empty' : 'full'),
    style: { minInlineSize: 321 },
    children: <MenuItem tone="danger">Delete</MenuItem>,
  });
  await trigger.click();
  expect(menu.element()).toHaveClass('full');
  expect(getComputedStyle(menu.element()).minInlineSize).toBe('321px');
  const { color } = getComputedStyle(getItem('Delete').element());
  expect(color).not.toBe(getComputedStyle(menu.element()).color);
});
