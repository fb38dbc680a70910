import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../test/support/media.ts';
import { swipe } from '../../../test/support/touch.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { Drawer, type DrawerProps } from './index.ts';

const onOpenChange = vi.fn<NonNullable<DrawerProps['onOpenChange']>>();
const getPart = (name: string) => {
  const element = document.querySelector(`[data-part="${name}"]`);
  if (!element) throw new Error(`The part ‘${name}’ is missing.`);
  return element;
};

async function open(props: Partial<DrawerProps> = {}) {
  await render(
    <Drawer isOpen onOpenChange={onOpenChange} title="Filter cars" {...props}>
      <p style={{ blockSize: 2000 }}>Filters</p>
    </Drawer>,
  );
  return page.getByRole('dialog', { name: 'Filter cars' });
}

// Disables transitions, so that no test waits for one.
beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await page.viewport(400, 700);
});
afterEach(async () => {
  onOpenChange.mockReset();
  await emulateMedia({});
  await page.viewport(1280, 800);
});

test('is a bottom sheet in narrow windows, and a side panel in wide ones', async () => {
  const drawer = await open();
  const narrowRect = drawer.element().getBoundingClientRect();
  expect([narrowRect.left, narrowRect.right, narrowRect.bottom]).toEqual([0, 400, 700]);
  expect(narrowRect.top).toBeGreaterThanOrEqual(40);
  await page.viewport(1280, 800);
  await expect
    .poll(() => {
      const { top, bottom, right, width } = drawer.element().getBoundingClientRect();
      return [top, bottom, right, width];
    })
    .toEqual([0, 800, 1280, 440]);
});

test('opens on the left in a wide window with right-to-left text', async () => {
  await page.viewport(1280, 800);
  await render(
    <div dir="rtl">
      <Drawer isOpen onOpenChange={onOpenChange} title="Filter cars" />
    </div>,
  );
  expect(page.getByRole('dialog').element().getBoundingClientRect().left).toBe(0);
});

test('closes on a downward drag of 60 px, and slides back after a drag of 40 px', async () => {
  const drawer = await open();
  await swipe(getPart('Header'), { x: 0, y: 40 });
  expect(onOpenChange).not.toHaveBeenCalled();
  await expect.poll(() => drawer.element().getBoundingClientRect().bottom).toBe(700);
  await swipe(getPart('Handle'), { x: 0, y: 60 });
  expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'drag' }]]);
});

test('closes on a downward touch drag of content that is not scrolled', async () => {
  const drawer = await open();
  await swipe(drawer.element(), { x: 0, y: 100 });
  expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'drag' }]]);
});

test('scrolls instead of closing on a downward drag of scrolled content', async () => {
  const drawer = await open();
  drawer.element().scrollTop = 600;
  await swipe(drawer.element(), { x: 0, y: 100 });
  await expect.poll(() => drawer.element().scrollTop).toBeLessThan(600);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('scrolls its content on an upward drag', async () => {
  const drawer = await open();
  await swipe(drawer.element(), { x: 0, y: -120 });
  await expect.poll(() => drawer.element().scrollTop).toBeGreaterThan(50);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test.each([
  ['sideways', { x: 90, y: 30 }],
  ['upwards', { x: 0, y: -90 }],
])('does not close when its header is dragged %s', async (_way, by) => {
  await open();
  await swipe(getPart('Header'), by);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('ignores drags while a list inside is open', async () => {
  await render(
    <Drawer isOpen onOpenChange={onOpenChange} title="Filter cars">
      <ComboBox label="Model" options={[{ value: 'golf', label: 'Golf' }]} />
      <p style={{ blockSize: 300 }}>More</p>
    </Drawer>,
  );
  const field = page.getByRole('combobox', { name: 'Model' });
  await field.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await swipe(getPart('Header'), { x: 0, y: 100 });
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await swipe(getPart('Header'), { x: 0, y: 100 });
  expect(onOpenChange).toHaveBeenCalledOnce();
});

test('slides back after a drag if isOpen stays true', async () => {
  const drawer = await open();
  await swipe(getPart('Header'), { x: 0, y: 200 });
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  await expect.poll(() => drawer.element().getBoundingClientRect().bottom).toBe(700);
});

test('has no handle and ignores drags when not dismissable', async () => {
  await open({ isDismissable: false });
  expect(document.querySelector('[data-part="Handle"]')).toBeNull();
  await swipe(getPart('Header'), { x: 0, y: 200 });
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('ignores drags in a wide window', async () => {
  await page.viewport(1280, 800);
  await open();
  await swipe(getPart('Header'), { x: 0, y: 200 });
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('keeps the title and footer in place while the content scrolls', async () => {
  const drawer = await open({ footer: <button type="button">Show cars</button> });
  const getTops = () => ['Header', 'Footer', 'Close'].map((name) => getPart(name).getBoundingClientRect().top);
  const before = getTops();
  drawer.element().scrollTop = 500;
  expect(getTops()).toEqual(before);
});

test('scrolls the title and footer with the content in very short windows', async () => {
  await page.viewport(320, 256);
  const drawer = await open({ footer: <button type="button">Show cars</button> });
  const before = getPart('Header').getBoundingClientRect().top;
  drawer.element().scrollTop = 100;
  expect(getPart('Header').getBoundingClientRect().top).toBe(before - 100);
  expect(getPart('Footer').getBoundingClientRect().top).toBeGreaterThan(256);
});

test('closes on a downward mouse drag of its header without selecting text', async () => {
  await open();
  await userEvent.dragAndDrop(getPart('Header'), getPart('Body'), {
    sourcePosition: { x: 60, y: 20 },
    targetPosition: { x: 60, y: 90 },
  });
  expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'drag' }]]);
  expect(getSelection()?.toString()).toBe('');
});
