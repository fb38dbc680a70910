import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { TypingText } from '../TypingText/index.ts';
import { SearchBox, type SearchBoxInput, type SearchBoxProps, searchBoxSizes } from './index.ts';

function ControlledSearchBox({ initialValue = '', ...rest }: Partial<SearchBoxProps> & { initialValue?: string }) {
  const [value, setValue] = useState(initialValue);
  return <SearchBox label="Describe the car" onSubmit={() => {}} {...rest} value={value} onChange={setValue} />;
}

const getField = () => page.getByRole('textbox', { name: 'Describe the car', exact: true });
const getButton = () => page.getByRole('button', { name: /^Search/ });

test.each(searchBoxSizes)('with size %s, submits the trimmed text on Enter', async (size) => {
  const onSubmit = vi.fn<(text: string) => void>();
  await render(<ControlledSearchBox size={size} onSubmit={onSubmit} />);
  await userEvent.click(getField());
  await userEvent.keyboard('  BMW X5 under £30k ');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit.mock.calls).toEqual([['BMW X5 under £30k']]);
});

test('exposes its shortcut, and with size bar shows it until focused', async () => {
  const { container, rerender } = await render(<ControlledSearchBox size="bar" shortcut="/" />);
  const key = container.querySelector('kbd');
  await expect.element(getField()).toHaveAttribute('aria-keyshortcuts', '/');
  expect(key).toBeVisible();
  await userEvent.click(getField());
  expect(key).not.toBeVisible();
  await rerender(<ControlledSearchBox size="hero" shortcut="/" />);
  await expect.element(getField()).toHaveAttribute('aria-keyshortcuts', '/');
  expect(container.querySelector('kbd')).toBeNull();
});

test('with size hero, adds a line on Shift+Enter', async () => {
  const onSubmit = vi.fn<(text: string) => void>();
  await render(<ControlledSearchBox onSubmit={onSubmit} />);
  await userEvent.click(getField());
  await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two');
  await expect.element(getField()).toHaveValue('one\ntwo');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([{ isComposing: true }, { keyCode: 229 }])('does not submit on Enter during composition: %o', async (how) => {
  const onSubmit = vi.fn<(text: string) => void>();
  await render(<ControlledSearchBox initialValue="ビーエム" onSubmit={onSubmit} />);
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how });
  getField().element().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(searchBoxSizes)('with size %s, focuses the field instead of submitting blank text', async (size) => {
  const onSubmit = vi.fn<(text: string) => void>();
  await render(<ControlledSearchBox size={size} initialValue="   " onSubmit={onSubmit} />);
  expect(getButton().element().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(getField());
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(getButton()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(getField()).toHaveFocus();
});

test('does not submit while loading, and keeps the button’s focus and width', async () => {
  const onSubmit = vi.fn<(text: string) => void>();
  const { rerender } = await render(<ControlledSearchBox initialValue="BMW" onSubmit={onSubmit} />);
  const width = getButton().element().getBoundingClientRect().width;
  (getButton().element() as HTMLElement).focus();
  await rerender(<ControlledSearchBox initialValue="BMW" isLoading onSubmit={onSubmit} />);
  await expect.element(getButton()).toHaveFocus();
  await expect.element(getButton()).toHaveAccessibleName('Search Searching…');
  expect(getButton().element().getBoundingClientRect().width).toBe(width);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(getField());
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(searchBoxSizes)(
  'with size %s, announces an error, adds it to the description and keeps the text',
  async (size) => {
    const { rerender } = await render(<ControlledSearchBox size={size} initialValue="BMW" />);
    const alert = page.getByRole('alert');
    const { height } = page.getByRole('search').element().getBoundingClientRect();
    await expect.element(alert).toBeEmptyDOMElement();
    await expect.element(getField()).not.toHaveAttribute('aria-describedby');
    await rerender(
      <ControlledSearchBox size={size} initialValue="BMW" errorMessage="The search could not be started. Try again." />,
    );
    await expect.element(alert).toHaveTextContent('The search could not be started. Try again.');
    await expect.element(getField()).toHaveAccessibleDescription('The search could not be started. Try again.');
    await expect.element(getField()).toHaveValue('BMW');
    // Apps often pass `hasFailed && '…'`, which is false without an error.
    await rerender(<ControlledSearchBox size={size} initialValue="BMW" errorMessage={false} />);
    await expect.element(alert).toBeEmptyDOMElement();
    expect(page.getByRole('search').element().getBoundingClientRect().height).toBe(height);
  },
);

test('focuses the field when the band is clicked', async () => {
  await render(<ControlledSearchBox brand="ADS" />);
  await userEvent.click(page.getByText('ADS'));
  await expect.element(getField()).toHaveFocus();
});

test('with size hero, grows to show all of its text', async () => {
  await page.viewport(360, 800);
  await render(
    <ControlledSearchBox initialValue="automatic estate from 2019 under £30k near Manchester with low mileage, no write-offs" />,
  );
  const area = getField().element();
  expect(area.getBoundingClientRect().height).toBeGreaterThan(200);
  expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1);
  await page.viewport(1280, 800);
});

test.each([
  [360, 740],
  [1280, 800],
])('keeps the error and the caret in view with long text at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await render(
    <ControlledSearchBox initialValue={'automatic estate near Leeds '.repeat(71)} errorMessage="The box is full." />,
  );
  await userEvent.click(getField());
  await userEvent.keyboard('{Control>}{End}{/Control}!');

  const plate = document.querySelector('[data-part="Plate"]')?.getBoundingClientRect();
  const message = page.getByRole('alert').element().getBoundingClientRect();
  expect(message.bottom - (plate?.top ?? 0)).toBeLessThan(0.65 * height);
  // The container scrolls instead of the field, so that the marked text moves with the field's text.
  const scroller = getField().element().parentElement;
  if (!scroller) throw new Error('The field has no scroll container.');
  await expect.poll(() => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop).toBeLessThan(30);
  expect(getField().element().scrollTop).toBe(0);
  await page.viewport(1280, 800);
});

test.each([
  [1280, 800, 1100],
  [768, 1024, 720],
])('shows all lines of a sentence of 240 characters at %s × %s', async (width, height, inlineSize) => {
  await page.viewport(width, height);
  const value = 'An automatic diesel estate under £18,000 within 50 miles of Bristol, '.repeat(4).slice(0, 240);
  await render(
    <div style={{ inlineSize }}>
      <SearchBox label="Describe the car" value={value} onChange={() => {}} onSubmit={() => {}} />
    </div>,
  );
  const sentence = document.querySelector('[data-part="Input"]')?.parentElement;
  expect(sentence?.scrollHeight).toBeLessThanOrEqual(sentence?.clientHeight ?? 0);
});

test('aligns the marked text with the text in its field', async () => {
  await render(
    <ControlledSearchBox
      initialValue={'automatic estate\nfrom 2019'}
      marks={[{ start: 0, end: 9, label: 'gearbox' }]}
    />,
  );
  const getTextStyle = (element: Element | null) => {
    if (!element) throw new Error('The text layer is missing.');
    const { font, letterSpacing, lineHeight, wordSpacing, textIndent, padding } = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    return { font, letterSpacing, lineHeight, wordSpacing, textIndent, padding, x, y, width, height };
  };
  expect(getTextStyle(document.querySelector('[data-part="Mirror"]'))).toEqual(getTextStyle(getField().element()));
});

test('describes the field by the understood and the ignored words', async () => {
  await render(
    <ControlledSearchBox
      initialValue="estate, smells nice"
      marks={[
        { start: 0, end: 6, label: 'body' },
        { start: 8, end: 19, label: 'left out', isLeftOut: true },
      ]}
    />,
  );
  await expect.element(getField()).toHaveAccessibleDescription('estate: body; smells nice: left out');
});

test('describes the field by repeated words only once', async () => {
  const marks = [0, 5, 10].map((start) => ({ start, end: start + 4, label: 'left out', isLeftOut: true }));
  await render(<ControlledSearchBox initialValue="nice nice nice" marks={marks} />);
  await expect.element(getField()).toHaveAccessibleDescription('nice: left out');
});

test('ignores marks beyond the end of the text', async () => {
  await render(<ControlledSearchBox initialValue="SUV" marks={[{ start: 4, end: 12, label: 'body' }]} />);
  expect(document.querySelector('mark')).toBeNull();
  await expect.element(getField()).not.toHaveAttribute('aria-describedby');
});

test('pauses a typing placeholder on focus, and hides it once there is text', async () => {
  await render(
    <>
      <ControlledSearchBox
        placeholder={<TypingText phrases={['BMW X5', 'VW Golf']} pause={30} typing={20} deleting={20} />}
      />
      <p>Elsewhere</p>
    </>,
  );
  // The pointer of an earlier test may still be over the box.
  await userEvent.hover(page.getByText('Elsewhere'));
  const getTypingText = () => document.querySelector('[data-component="TypingText"]');
  await expect.poll(() => getTypingText()?.hasAttribute('data-running')).toBe(true);
  (getField().element() as HTMLElement).focus();
  await expect.poll(() => getTypingText()?.hasAttribute('data-running')).toBe(false);
  await userEvent.keyboard('x');
  await expect.poll(getTypingText).toBeNull();
  await expect.element(getField()).toHaveValue('x');
});

test('describes an empty field by its typed examples, not their pause button', async () => {
  await render(<ControlledSearchBox placeholder={<TypingText phrases={['BMW X5', 'VW Golf']} />} />);
  await expect.element(getField()).toHaveAccessibleDescription('BMW X5; VW Golf');
  await userEvent.fill(getField(), 'x');
  await expect.element(getField()).not.toHaveAttribute('aria-describedby');
});

test('focuses the field when clicked, and pauses the examples with their button', async () => {
  await render(<ControlledSearchBox placeholder={<TypingText phrases={['BMW X5 under £30k near London']} />} />);
  await userEvent.click(getField());
  await expect.element(getField()).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Pause the examples' }));
  await expect.element(page.getByRole('button', { name: 'Play the examples' })).toHaveFocus();
});

test('uses the native placeholder if its placeholder is plain text', async () => {
  await render(<ControlledSearchBox size="bar" placeholder="Try a new search..." />);
  await expect.element(page.getByPlaceholder('Try a new search...')).toBeVisible();
});

test.each([
  ['hero', HTMLTextAreaElement],
  ['bar', HTMLInputElement],
] as const)('with size %s, exposes its field through inputRef', async (size, type) => {
  const ref = createRef<SearchBoxInput>();
  await render(<ControlledSearchBox size={size} inputRef={ref} name="query" maxLength={300} />);
  expect(ref.current).toBeInstanceOf(type);
  expect(ref.current?.name).toBe('query');
  expect(ref.current?.maxLength).toBe(300);
});

test('with size bar, is 56 px high at any width', async () => {
  for (const width of [320, 768, 1280]) {
    await page.viewport(width, 800);
    const { unmount } = await render(
      <ControlledSearchBox size="bar" initialValue="Automatic SUV or estate from 2019 under £30k" />,
    );
    expect(Math.round(page.getByRole('search').element().getBoundingClientRect().height)).toBe(56);
    await unmount();
  }
});
