import type {} from '@vitest/browser-playwright'; // the type of its session
import { beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

// The pointer stays where the last test left it, and what the next one puts there is hovered: away with it.
beforeEach(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 2000, y: 2000 });
});
