import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { heardAs } from '../../../test/support/heard.ts';
import { prefer } from '../../../test/support/media.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu, type MenuProps } from './index.ts';

// what has gone is gone at once
beforeEach(() => prefer({ 'prefers-reduced-motion': 'reduce' }));
afterEach(async () => {
  vi.useRealTimers();
  await prefer({});
});

const items: MenuProps['items'] = [
  { id: 'copy', label: 'Copy link', description: 'To this car' },
  { id: 'post', label: 'Post', isDisabled: true },
  'separator',
  { id: 'mail', label: 'Send by mail' },
];
const trigger = page.getByRole('button', { name: 'Share' });
const menu = page.getByRole('menu');
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });

const share = (props: Partial<MenuProps> = {}) =>
  render(<Menu trigger={<Button>Share</Button>} items={items} {...props} />);

test('a press opens it, another beside it closes it, and the trigger says which', async () => {
  await share();
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  await expect.element(page.getByRole('menu', { name: 'Share', exact: true })).toBeVisible();
  expect(document.querySelector('[aria-haspopup]')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(document.body, { position: { x: 1000, y: 700 } });
  await expect.element(menu).not.toBeInTheDocument();
});

test('is named for who hears it, by its trigger or by a label of its own', async () => {
  const { rerender } = await share();
  await trigger.click();
  await expect.poll(() => heardAs('menu')).toEqual(['Share']);
  await userEvent.keyboard('{Escape}');
  await rerender(
    <Menu
      trigger={
        <IconButton label="More of this car">
          <Icon name="share" />
        </IconButton>
      }
      items={items}
    />,
  );
  await page.getByRole('button', { name: 'More of this car' }).click();
  await expect.poll(() => heardAs('menu')).toEqual(['More of this car']);
  await userEvent.keyboard('{Escape}');
  await rerender(<Menu trigger={<Button>Share</Button>} label="Ways to share" items={items} />);
  await trigger.click();
  await expect.poll(() => heardAs('menu')).toEqual(['Ways to share']);
});

test('arrow keys go through what can be chosen, round the ends, and letters lead to it', async () => {
  await share();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Copy link')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Send by mail')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Copy link')).toHaveFocus();
  await userEvent.keyboard('s');
  await expect.element(item('Send by mail')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('Copy link')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowUp}');
  await expect.element(item('Copy link')).toHaveFocus();
});

test('a menu longer than the window scrolls to what has the focus', async () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, label: `Search ${at}` }));
  await share({ items: many });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Search 39')).toHaveFocus();
  const { top, bottom } = item('Search 39').element().getBoundingClientRect();
  expect([top > 0, bottom <= innerHeight]).toEqual([true, true]);
});

test('letters typed in one go are a word; one again and again goes on to the next', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await share({ items: ['Scan', 'Send', 'Sell', 'Copy'].map((label) => ({ id: label, label })) });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Scan')).toHaveFocus();
  await userEvent.keyboard('sel');
  await expect.element(item('Sell')).toHaveFocus();
  vi.setSystemTime(Date.now() + 1001);
  await userEvent.keyboard('ss');
  await expect.element(item('Send')).toHaveFocus();
});

test('the focus goes with the mouse, and the badge is read after the name', async () => {
  await share({ items: [...items, { id: 'list', label: 'Call list', badge: 'Coming Soon' }] });
  await trigger.click();
  await expect.element(menu).toHaveFocus();
  await item('Send by mail').hover();
  await expect.element(item('Send by mail')).toHaveFocus();
  await item('Post').hover();
  await expect.element(item('Send by mail')).toHaveFocus();
  await expect.element(item('Call list')).toHaveAccessibleDescription('Coming Soon');
});

test.each([
  [' ', 'Copy link'],
  ['{ArrowDown}', 'Copy link'],
  ['{ArrowUp}', 'Send by mail'],
])('%s on its trigger opens it at %s', async (key, name) => {
  await share();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(item(name)).toHaveFocus();
});

test('a screen reader’s own press opens it at its first item', async () => {
  await share();
  (trigger.element() as HTMLElement).click();
  await expect.element(item('Copy link')).toHaveFocus();
});

test('what is chosen is told, once, and the focus goes back', async () => {
  const onAction = vi.fn<(id: string) => void>();
  await share({ onAction });
  await trigger.click();
  await item('Send by mail').click();
  expect(onAction.mock.calls).toEqual([['mail']]);
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('what is disabled is there, and does nothing', async () => {
  const onAction = vi.fn<(id: string) => void>();
  await share({ onAction });
  await trigger.click();
  await expect.element(item('Post')).toHaveAttribute('aria-disabled', 'true');
  await item('Post').click({ force: true });
  expect(onAction).not.toHaveBeenCalled();
  await expect.element(menu).toBeVisible();
});

test('a description is read after the name', async () => {
  await share();
  await trigger.click();
  await expect.element(item('Copy link')).toHaveAccessibleDescription('To this car');
});

test('a link is a link, and goes through the router', async () => {
  const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const onAction = vi.fn<(id: string) => void>();
  await share({
    onAction,
    label: 'Solutions',
    items: [
      { id: 'smart', label: 'Smart Search', href: '/smart-search' },
      { id: 'out', label: 'Elsewhere', href: 'https://example.com', target: '_blank' },
    ],
    renderLink: ({ children, ...props }) => (
      <span onClickCapture={onClick} role="presentation">
        <a {...props} data-routed>
          {children}
        </a>
      </span>
    ),
  });
  await trigger.click();
  await expect.element(page.getByRole('menu', { name: 'Solutions' })).toBeVisible();
  await expect.element(item('Elsewhere')).toHaveAttribute('rel', 'noopener');
  const link = item('Smart Search');
  await expect.element(link).toHaveAttribute('href', '/smart-search');
  await expect.element(link).toHaveAttribute('data-routed');
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledOnce();
});

test('the trigger keeps its own id, ref and handlers', async () => {
  const [onClick, onKeyDown] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const ref = vi.fn<(element: HTMLButtonElement | null) => void>();
  await share({
    trigger: (
      <button type="button" id="own" ref={ref} onClick={onClick} onKeyDown={onKeyDown}>
        Share
      </button>
    ),
  });
  await trigger.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menu', { name: 'Share' })).toBeVisible();
  expect([onClick.mock.calls.length, onKeyDown.mock.calls.length]).toEqual([1, 1]);
  expect(ref.mock.calls[0]?.[0]).toHaveAttribute('id', 'own');
});
