import { virtual } from '@guidepup/virtual-screen-reader';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { createPicture } from '../../../test/support/cars.ts';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { Button } from '../../components/Button/index.ts';
import { Lightbox } from './index.ts';

afterEach(() => virtual.stop());

test('announces the photo on open and on change, and the button on close', async () => {
  await render(
    <DialogTrigger>
      <Button>View photos</Button>
      <Lightbox
        label="Photos of this BMW X3"
        photos={['Front', 'Rear'].map((label) => ({ id: label, label, src: createPicture('suv', 'black') }))}
      />
    </DialogTrigger>,
  );
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('button, View photos');
  await userEvent.keyboard('{Enter}');
  await expect.poll(takeSpokenText).toContain('tabpanel, Photo 1 of 2: Front');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(takeSpokenText).toContain('Photo 2 of 2: Rear');
  await userEvent.keyboard('{Escape}');
  await expect.poll(takeSpokenText).toContain('button, View photos');
});
