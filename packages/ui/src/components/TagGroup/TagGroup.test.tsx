import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { TagGroup } from './index.ts';

const equipment = [
  { id: 'towbar', label: 'Towbar' },
  { id: 'sunroof', label: 'Sunroof' },
  { id: 'camera', label: 'Camera' },
] as const;
type Id = (typeof equipment)[number]['id'];

const getTag = (name: string) => page.getByRole('row', { name });

function RemovableTags({ onRemove }: { onRemove?: (ids: Id[]) => void }) {
  const [items, setItems] = useState<readonly (typeof equipment)[number][]>(equipment);
  return (
    <TagGroup
      label="Equipment"
      items={items}
      emptyLabel="None"
      onRemove={(ids) => {
        onRemove?.(ids);
        setItems(items.filter(({ id }) => !ids.includes(id)));
      }}
    />
  );
}

test('removes a tag with its button, and focuses the next tag', async () => {
  const onRemove = vi.fn<(ids: Id[]) => void>();
  await render(<RemovableTags onRemove={onRemove} />);
  await page.getByRole('button', { name: 'Remove Sunroof' }).click();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(['sunroof']);
  await expect.element(getTag('Camera')).toHaveFocus();
});

test('moves focus with arrow keys, and removes tags on Delete or Backspace', async () => {
  await render(<RemovableTags />);
  await userEvent.tab();
  await expect.element(getTag('Towbar')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Delete}');
  await expect.element(getTag('Camera')).toHaveFocus();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(page.getByText('None')).toBeVisible();
});

test('selects a tag on click', async () => {
  const onSelectionChange = vi.fn<(keys: 'all' | Set<string | number>) => void>();
  await render(
    <TagGroup label="Equipment" items={equipment} selectionMode="multiple" onSelectionChange={onSelectionChange} />,
  );
  await getTag('Camera').click();
  await expect.element(getTag('Camera')).toHaveAttribute('aria-selected', 'true');
  expect([...(onSelectionChange.mock.lastCall?.[0] ?? [])]).toEqual(['camera']);
});

test.each([
  ['s', 28],
  ['m', 36],
  ['l', 44],
] as const)('size %s has tags %i px high, with remove targets larger than the buttons', async (size, height) => {
  await render(<TagGroup label="Equipment" size={size} items={equipment} onRemove={() => undefined} />);
  expect(getTag('Towbar').element().getBoundingClientRect().height).toBe(height);
  const remove = page.getByRole('button', { name: 'Remove Towbar' }).element();
  const { left, top, width } = remove.getBoundingClientRect();
  // The target includes the gap between the button and the edge of its tag.
  for (const x of [left - 3, left + width + 3]) expect(document.elementFromPoint(x, top - 3)).toBe(remove);
});

test('hides its label visually but keeps its name', async () => {
  await render(<TagGroup label="Equipment" isLabelHidden items={equipment} />);
  await expect.element(page.getByRole('grid', { name: 'Equipment' })).toBeVisible();
  expect(page.getByText('Equipment').element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
});
