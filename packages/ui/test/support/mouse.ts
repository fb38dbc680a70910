import { runInAct } from './hydrate.ts';

/**
 * Dispatches `pointerover` or `pointerout`, for tests with fake timers. Vitest's `hover`, `expect.element` and
 * `expect.poll` advance fake timers by 50 ms per attempt.
 */
export const pointAt = (element: Element | undefined, eventType: 'over' | 'out') =>
  runInAct(async () => {
    element?.dispatchEvent(new PointerEvent(`pointer${eventType}`, { bubbles: true, pointerType: 'mouse' }));
  });
