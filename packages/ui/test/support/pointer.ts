import type {} from '@vitest/browser-playwright'; // the type of its session
import { cdp } from 'vitest/browser';

let hasPointerMoved = true;
addEventListener('pointermove', () => (hasPointerMoved = true), { capture: true });

/** Moves the pointer away if it was used, so that the next test does not hover anything. */
export async function resetPointer() {
  if (!hasPointerMoved) return;
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 2000, y: 2000 });
  hasPointerMoved = false;
}
