import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { StackCarousel } from './index.ts';

afterEach(() => virtual.stop());

test('announces the pause button, and the dots with their state', async () => {
  const cards = ['Tesla', 'Focus', 'Golf'].map((label) => ({ id: label, label, content: <p>{label}</p> }));
  await render(<StackCarousel label="Sample listings" cards={cards} interval={60_000} />);
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('button, Pause the carousel');
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('tab, Card 1 of 3: Tesla, selected, 1 control, position 1, set size 3');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(takeSpokenText).toContain('tab, Card 2 of 3: Focus, selected, 1 control, position 2, set size 3');
});
