import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { Carousel } from './index.ts';

afterEach(() => virtual.stop());

test('announces the slide, its buttons and the dots with their state', async () => {
  const slides = ['Front', 'Side', 'Rear'].map((label) => ({ id: label, label, content: <p>{label} of the car</p> }));
  await render(
    <div style={{ inlineSize: 400 }}>
      <style>{'[data-part="Viewport"] { scroll-behavior: auto }'}</style>
      <Carousel label="Pictures" slides={slides} />
    </div>,
  );
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('tabpanel, Slide 1 of 3: Front');
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('button, Previous slide');
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('button, Next slide');
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('tab, Slide 1 of 3: Front, selected, 1 control, position 1, set size 3');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(takeSpokenText).toContain('tab, Slide 2 of 3: Side, selected, 1 control, position 2, set size 3');
});
