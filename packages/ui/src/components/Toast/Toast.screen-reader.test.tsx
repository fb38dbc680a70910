import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { runInAct } from '../../../test/support/hydrate.ts';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { toasts, ToastRegion } from './index.ts';

afterEach(async () => {
  await virtual.stop();
  toasts.clear();
});

test('announces the region on F6, and the toast on Tab', async () => {
  await render(<ToastRegion />);
  await runInAct(async () => void toasts.add({ title: 'Not sent', description: 'Try again.', duration: Infinity }));
  await virtual.start({ container: document.body });
  await userEvent.keyboard('{F6}');
  await expect.poll(takeSpokenText).toContain('region, Notifications');
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('alertdialog, Not sent, Try again.');
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('button, Close');
});
