import { virtual } from '@guidepup/virtual-screen-reader';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { FilterTags } from './index.ts';

afterEach(() => virtual.stop());

const labels = ['SUV', 'Estate', 'Blue'];

function Tags() {
  const [tags, setTags] = useState(labels.map((label) => ({ id: label, label })));
  return (
    <FilterTags label="Filters" tags={tags} onRemove={(removed) => setTags(tags.filter(({ id }) => id !== removed))} />
  );
}

test('announces each remove button, and the next one after a removal', async () => {
  await render(<Tags />);
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('button, Remove SUV');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(takeSpokenText).toContain('button, Remove Estate');
  await userEvent.keyboard('{Delete}');
  await expect.poll(takeSpokenText).toContain('button, Remove Blue');
});
