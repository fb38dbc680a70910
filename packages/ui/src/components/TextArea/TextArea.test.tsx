import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { TextArea } from './index.ts';

const getTextArea = () => page.getByRole('textbox').element() as HTMLTextAreaElement;
const computeHeight = (rows: number) => rows * Number.parseFloat(getComputedStyle(getTextArea()).lineHeight) + 20;
const createLines = (count: number) => Array.from({ length: count }, (_, line) => `line ${line}`).join('\n');

test('is as tall as its text, between minRows and maxRows', async () => {
  const { rerender } = await render(
    <TextArea label="Message" minRows={2} maxRows={4} value="" onChange={() => undefined} />,
  );
  expect(getTextArea().offsetHeight).toBeCloseTo(computeHeight(2), 0);
  await rerender(
    <TextArea label="Message" minRows={2} maxRows={4} value={createLines(3)} onChange={() => undefined} />,
  );
  expect(getTextArea().offsetHeight).toBeCloseTo(computeHeight(3), 0);
  await rerender(
    <TextArea label="Message" minRows={2} maxRows={4} value={createLines(9)} onChange={() => undefined} />,
  );
  expect(getTextArea().offsetHeight).toBeCloseTo(computeHeight(4), 0);
  expect(getTextArea().scrollHeight).toBeGreaterThan(getTextArea().clientHeight);
});

test('grows and shrinks with its text in browsers without field-sizing', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  await render(<TextArea label="Message" minRows={1} maxRows={6} style={{ fieldSizing: 'fixed' }} />);
  await page.getByRole('textbox').fill(createLines(5));
  expect(getTextArea().offsetHeight).toBeCloseTo(computeHeight(5), 0);
  await page.getByRole('textbox').fill('one line');
  expect(getTextArea().offsetHeight).toBeCloseTo(computeHeight(1), 0);
  await page.getByRole('textbox').fill(createLines(20));
  expect(getTextArea().offsetHeight).toBeCloseTo(computeHeight(6), 0);
});

test('submits its controlled value with its form', async () => {
  const form = createRef<HTMLFormElement>();
  const ref = createRef<HTMLTextAreaElement>();
  function UppercaseTextArea() {
    const [value, setValue] = useState('');
    const setUppercase = (text: string) => setValue(text.toUpperCase());
    return <TextArea label="Message" name="message" value={value} onChange={setUppercase} ref={ref} />;
  }
  await render(
    <form ref={form}>
      <UppercaseTextArea />
    </form>,
  );
  await page.getByText('Message').click();
  expect(document.activeElement).toBe(ref.current);
  await userEvent.keyboard('a{Enter}b');
  expect(new FormData(form.current ?? undefined).get('message')).toBe('A\nB');
});

test('is at least one line high when empty, and is described by its error', async () => {
  await render(<TextArea label="Message" minRows={1} errorMessage="Write something." />);
  expect(getTextArea().offsetHeight).toBeGreaterThanOrEqual(42);
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('Write something.');
});
