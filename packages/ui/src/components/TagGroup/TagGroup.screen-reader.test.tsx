import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { TagGroup } from './index.ts';

afterEach(() => virtual.stop());

test('announces each tag on focus', async () => {
  const items = [
    { id: 'towbar', label: 'Towbar' },
    { id: 'sunroof', label: 'Sunroof' },
  ];
  await render(<TagGroup label="Equipment" items={items} onRemove={() => undefined} />);
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('row, Towbar');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(takeSpokenText).toContain('row, Sunroof');
});
