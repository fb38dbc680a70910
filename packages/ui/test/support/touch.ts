import type {} from '@vitest/browser-playwright'; // the type of its session
import { cdp } from 'vitest/browser';

interface Point {
  x: number;
  y: number;
}

/** Simulates a touch drag from the centre of an element by an offset in pixels. */
export async function swipe(element: Element, offset: Point) {
  // The browser registers touch listeners with the next frame. It treats an earlier touch as scrolling.
  await waitForFrame();
  await waitForFrame();
  const { left, top, width, height } = element.getBoundingClientRect();
  const from = { x: left + width / 2, y: top + height / 2 };
  await dispatchTouch('touchStart', [from]);
  const steps = 6;
  for (let step = 1; step <= steps; step++)
    await dispatchTouch('touchMove', [
      { x: from.x + (offset.x * step) / steps, y: from.y + (offset.y * step) / steps },
    ]);
  await dispatchTouch('touchEnd', []);
}

const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Dispatches a touch event. Tests run in a scaled iframe, but the browser expects its window's coordinates. */
async function dispatchTouch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const touchPoints = points.map(({ x, y }) => ({
    x: Math.round((frame?.left ?? 0) + x * scale),
    y: Math.round((frame?.top ?? 0) + y * scale),
  }));
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
}
