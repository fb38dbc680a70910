import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { getAccessibleNames } from '../../../test/support/accessibility-tree.ts';
import { splitAtMarks } from './marks.ts';
import { MarkedText } from './index.ts';

const text = 'automatic SUV, smells nice';
const marks = [
  { start: 10, end: 13, label: 'body' },
  { start: 0, end: 9, label: 'gearbox' },
  { start: 15, end: 26, label: 'left out', isLeftOut: true },
];

test('splits a text at its marks', () => {
  expect(splitAtMarks(text, marks).map((part) => [part.text, part.mark?.label])).toEqual([
    ['automatic', 'gearbox'],
    [' ', undefined],
    ['SUV', 'body'],
    [', ', undefined],
    ['smells nice', 'left out'],
  ]);
});

test.each([
  ['is empty', { start: 3, end: 3, label: 'x' }],
  ['ends before it starts', { start: 5, end: 2, label: 'x' }],
  ['extends beyond the text', { start: 20, end: 99, label: 'x' }],
  ['overlaps another', { start: 2, end: 12, label: 'x' }],
])('drops a mark that %s, but keeps all text', (_, mark) => {
  const textParts = splitAtMarks(text, [...marks, mark]);
  expect(textParts.map((part) => part.text).join('')).toBe(text);
  expect(textParts.every((part) => part.mark?.label !== 'x')).toBe(true);
});

test('shows the label of each mark', async () => {
  const { container } = await render(<MarkedText text={text} marks={marks} />);
  const found = [...container.querySelectorAll('[data-part="Label"]')].map((label) => label.textContent);
  expect(found).toEqual(['gearbox', 'body', 'left out']);
});

test('exposes each mark’s words, followed by its label', async () => {
  await render(<MarkedText text={text} marks={marks} />);
  const words = (await getAccessibleNames('StaticText')).map((part) => part.trim()).filter(Boolean);
  expect(words.join(' ')).toBe('automatic (gearbox) SUV (body) , smells nice (left out)');
});

test('has the same height with and without marks', async () => {
  const measureHeight = async (renderedMarks: typeof marks) => {
    const { container, unmount } = await render(
      <MarkedText text={text} marks={renderedMarks} style={{ inlineSize: 130, fontSize: 20 }} />,
    );
    const height = container.firstElementChild?.getBoundingClientRect().height;
    await unmount();
    return height;
  };
  expect(await measureHeight(marks)).toBe(await measureHeight([]));
});

test('keeps a wrapped mark’s label inside the text’s box in both directions', async () => {
  const words = 'estate and less than 60,000 miles';
  for (const dir of ['ltr', 'rtl']) {
    const { container, unmount } = await render(
      <div dir={dir} style={{ inlineSize: 150, fontSize: 20 }}>
        <MarkedText text={words} marks={[{ start: 11, end: 33, label: 'maximum mileage' }]} />
      </div>,
    );
    const box = container.querySelector('[data-component="MarkedText"]')?.getBoundingClientRect();
    const label = container.querySelector('[data-part="Label"]')?.getBoundingClientRect();
    expect(label?.width).toBeGreaterThan(60);
    expect(label?.right).toBeLessThanOrEqual((box?.right ?? 0) + 1);
    expect(label?.left).toBeGreaterThanOrEqual((box?.left ?? 0) - 1);
    await unmount();
  }
});

test.each([
  ['does not wrap', 'near Leeds', true],
  ['wraps', 'less than 60,000 miles from Leeds', false],
])('%s the marked words “%s” at the end of a line', async (_, words, isOnOneLine) => {
  const { container } = await render(
    <MarkedText
      text={`estate ${words}`}
      marks={[{ start: 7, end: 7 + words.length, label: 'where' }]}
      style={{ inlineSize: 130, fontSize: 20 }}
    />,
  );
  expect(container.querySelector('mark')?.getClientRects().length === 1).toBe(isOnOneLine);
});

test('keeps the labels of short words from overlapping', async () => {
  const { container } = await render(
    <MarkedText
      text="SUV 30k E1 2019"
      marks={[
        { start: 0, end: 3, label: 'body type' },
        { start: 4, end: 7, label: 'maximum price' },
        { start: 8, end: 10, label: 'where' },
        { start: 11, end: 15, label: 'year' },
      ]}
      style={{ fontSize: 25 }}
    />,
  );
  const boxes = [...container.querySelectorAll('[data-part="Label"]')].map((label) => label.getBoundingClientRect());
  for (const [index, box] of boxes.slice(1).entries())
    expect(box.left).toBeGreaterThanOrEqual(boxes[index]?.right ?? 0);
});

test.each([180, 200, 220, 240])('keeps labels from overlapping in lines of %i px', async (inlineSize) => {
  const { container } = await render(
    <MarkedText
      text="diesel or hybrid, low mileage"
      marks={[
        { start: 0, end: 6, label: 'fuel' },
        { start: 10, end: 16, label: 'fuel' },
        { start: 18, end: 29, label: 'maximum mileage' },
      ]}
      style={{ fontSize: 22, inlineSize }}
    />,
  );
  const boxes = [...container.querySelectorAll('[data-part="Label"]')].map((label) => label.getBoundingClientRect());
  const overlaps = boxes.filter((box, index) => {
    const previousBox = boxes[index - 1];
    return previousBox && Math.abs(previousBox.top - box.top) < 4 && box.left < previousBox.right;
  });
  expect(overlaps).toEqual([]);
});
