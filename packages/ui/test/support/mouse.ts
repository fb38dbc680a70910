import { acting } from './hydrate.ts';

/**
 * The mouse comes over an element, or goes: by an event of our own, for tests with a clock that is set. Vitest sets it forward,
 * by 50 ms a look, while it waits for what it hovers or expects (`hover`, `expect.element`, `expect.poll`).
 */
export const point = (element: Element | undefined, way: 'over' | 'out') =>
  acting(async () => {
    element?.dispatchEvent(new PointerEvent(`pointer${way}`, { bubbles: true, pointerType: 'mouse' }));
  });
