import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { getAccessibleNames } from '../../../test/support/accessibility-tree.ts';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { FilterTags, type FilterTagsProps } from './index.ts';

const allTags = ['SUV', 'Estate', 'Automatic', 'Blue'].map((label) => ({ id: label, label }));

function Search({
  initialTags = allTags,
  ...rest
}: Partial<FilterTagsProps> & { initialTags?: FilterTagsProps['tags'] }) {
  const [tags, setTags] = useState(initialTags);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        128 cars
      </h1>
      <FilterTags
        label="Filters"
        onRemove={(id) => setTags((before) => before.filter((tag) => tag.id !== id))}
        onClearAll={() => setTags([])}
        {...rest}
        tags={tags}
        fallbackFocus={heading}
      />
    </>
  );
}

const getRemoveButton = (label: string) => page.getByRole('button', { name: `Remove ${label}`, exact: true });
const focus = (label: string) => (getRemoveButton(label).element() as HTMLElement).focus();

test('is a named group with a list item and a button for each tag', async () => {
  await render(<Search />);
  await expect.element(page.getByRole('group', { name: 'Filters' })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(4);
  await expect.element(getRemoveButton('Estate')).toBeVisible();
});

test('focuses the next tag after a removal', async () => {
  await render(<Search />);
  await userEvent.click(getRemoveButton('Estate'));
  await expect.element(getRemoveButton('Estate')).not.toBeInTheDocument();
  await expect.element(getRemoveButton('Automatic')).toHaveFocus();
});

test('focuses the previous tag when the tag at the end is removed', async () => {
  await render(<Search />);
  await userEvent.click(getRemoveButton('Blue'));
  await expect.element(getRemoveButton('Automatic')).toHaveFocus();
});

test('focuses the fallback when the only tag is removed', async () => {
  await render(<Search initialTags={allTags.slice(0, 1)} />);
  await userEvent.click(getRemoveButton('SUV'));
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await expect.element(page.getByRole('group', { name: 'Filters' })).not.toBeInTheDocument();
});

test('focuses the fallback after Clear all', async () => {
  await render(<Search />);
  await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

test('moves focus with arrow keys, Home and End, and stops at the ends', async () => {
  await render(<Search />);
  focus('SUV');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(getRemoveButton('Estate')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(getRemoveButton('Blue')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(getRemoveButton('Automatic')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(getRemoveButton('SUV')).toHaveFocus();
});

test('mirrors the arrow keys in right-to-left text', async () => {
  await render(
    <div dir="rtl">
      <Search />
    </div>,
  );
  focus('SUV');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(getRemoveButton('Estate')).toHaveFocus();
});

test('leaves Alt+ArrowRight to the browser', async () => {
  await render(<Search />);
  focus('SUV');
  const key = new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true });
  expect(getRemoveButton('SUV').element().dispatchEvent(key)).toBe(true);
  await expect.element(getRemoveButton('SUV')).toHaveFocus();
});

test.each(['Delete', 'Backspace'])('removes the focused tag on %s', async (key) => {
  await render(<Search />);
  focus('Estate');
  await userEvent.keyboard(`{${key}}`);
  await expect.element(getRemoveButton('Estate')).not.toBeInTheDocument();
  await expect.element(getRemoveButton('Automatic')).toHaveFocus();
});

test('does not move focus before the removal, or if the user has moved it', async () => {
  const onRemove = vi.fn<(id: string) => void>();
  const { rerender } = await render(<FilterTags label="Filters" tags={allTags} onRemove={onRemove} />);
  await userEvent.click(getRemoveButton('Estate'));
  await rerender(<FilterTags label="Filters" tags={allTags} onRemove={onRemove} />);
  await expect.element(getRemoveButton('Estate')).toHaveFocus();
  focus('Blue');
  const remainingTags = allTags.filter(({ id }) => id !== 'Estate');
  await rerender(<FilterTags label="Filters" tags={remainingTags} onRemove={onRemove} />);
  await expect.element(getRemoveButton('Blue')).toHaveFocus();
});

test('distinguishes tags with the same visible label', async () => {
  const prices = [
    { id: 'min', label: '£5,000', accessibleLabel: 'Minimum price £5,000' },
    { id: 'max', label: '£5,000', accessibleLabel: 'Maximum price £5,000' },
  ];
  const onRemove = vi.fn<(id: string) => void>();
  await render(<FilterTags label="Filters" tags={prices} onRemove={onRemove} />);
  await userEvent.click(getRemoveButton('Maximum price £5,000'));
  expect(onRemove.mock.calls).toEqual([['max']]);
});

test('shows the buyer’s words in quotation marks, and announces descriptions', async () => {
  const tags = [{ id: 'a', label: '£30,000', words: 'under £30k', description: 'Always left out.' }];
  const { container } = await render(<FilterTags label="Filters" tags={tags} onRemove={() => {}} />);
  expect(container.querySelector('q')?.textContent).toBe('under £30k');
  expect(page.getByRole('listitem').element().textContent).toContain('Always left out.');
  // The description belongs to the button, so keyboard users hear it too. The list item itself has no name.
  await expect.element(getRemoveButton('£30,000')).toHaveAccessibleDescription(/under £30k.* Always left out\.$/);
  expect(await getAccessibleNames('listitem')).toEqual(['']);
});

test('scrolls to the focused tag without widening the page', async () => {
  await page.viewport(320, 800);
  await render(
    <Search initialTags={Array.from({ length: 12 }, (_, n) => ({ id: `${n}`, label: `Filter number ${n}` }))} />,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
  focus('Filter number 0');
  await userEvent.keyboard('{End}');
  const strip = page.getByRole('list').element();
  expect(strip.scrollLeft).toBeGreaterThan(200);
  const { right } = getRemoveButton('Filter number 11').element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
});

const manyTags = Array.from({ length: 12 }, (_, n) => ({ id: `${n}`, label: `Filter number ${n}` }));
const getBackButton = () => page.getByRole('button', { name: 'Scroll back' });
const getForwardButton = () => page.getByRole('button', { name: 'Scroll forward' });
const getStrip = () => page.getByRole('list').element();
const getScrollDistance = () => Math.abs(getStrip().scrollLeft);
const withReducedMotion = (callback: () => void | Promise<void>) =>
  withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, callback);

test('shows arrows only if the tags do not fit', async () => {
  const { rerender } = await render(<FilterTags label="Filters" tags={manyTags} onRemove={() => {}} />);
  await expect.element(getForwardButton()).toBeVisible();
  await rerender(<FilterTags label="Filters" tags={manyTags.slice(0, 3)} onRemove={() => {}} />);
  await expect.element(getForwardButton()).not.toBeInTheDocument();
  await expect.element(getBackButton()).not.toBeInTheDocument();
  await page.viewport(320, 800);
  await expect.element(getForwardButton()).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(getForwardButton()).not.toBeInTheDocument();
});

const renderFrame = (width: number | undefined, props?: Partial<FilterTagsProps>) => (
  <div style={{ inlineSize: width }}>
    <FilterTags label="Filters" tags={allTags} onRemove={() => {}} {...props} />
  </div>
);

test.each([undefined, () => {}])('has no arrows if the tags just fit (onClearAll: %s)', async (onClearAll) => {
  const { rerender } = await render(renderFrame(undefined, { onClearAll }));
  const last = page.getByRole('listitem').elements().at(-1)?.getBoundingClientRect();
  const neededWidth = Math.ceil((last?.right ?? 0) - getStrip().getBoundingClientRect().left);
  const width = document.documentElement.clientWidth - getStrip().clientWidth + neededWidth;
  await rerender(renderFrame(width - 8, { onClearAll }));
  await expect.element(getForwardButton()).toBeVisible();
  await rerender(renderFrame(width, { onClearAll }));
  await expect.element(getForwardButton()).not.toBeInTheDocument();
});

test('keeps the arrows when the width changes slightly', async () => {
  const tags = [
    { id: 'suv', label: 'SUV' },
    { id: 'price', label: 'Under £30,000', words: 'under £30k' },
  ];
  await render(renderFrame(240, { tags, onClearAll: () => {} }));
  const group = page.getByRole('group').element();
  const changes: number[] = [];
  const observer = new MutationObserver((records) => changes.push(records.length));
  await expect.element(getForwardButton()).toBeVisible();
  observer.observe(group, { childList: true, subtree: true });
  for (const width of [241, 250, 239, 240]) {
    (group.parentElement as HTMLElement).style.inlineSize = `${width}px`;
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  expect(changes).toEqual([]);
});

test.each([
  [1280, 'ltr'],
  [600, 'rtl'],
])('scrolls by four fifths of the strip’s width at %i px in %s text', (width, dir) =>
  withReducedMotion(async () => {
    await page.viewport(width, 800);
    await render(
      <div dir={dir}>
        <FilterTags
          label="Filters"
          tags={[...manyTags, ...manyTags.map((tag) => ({ ...tag, id: `x${tag.id}` }))]}
          onRemove={() => {}}
        />
      </div>,
    );
    await getForwardButton().click();
    // Allows for rounding to whole pixels.
    expect(Math.abs(getScrollDistance() - getStrip().clientWidth * 0.8)).toBeLessThan(1);
    await getBackButton().click();
    expect(getScrollDistance()).toBe(0);
    await page.viewport(1280, 800);
  }),
);

test('scrolls by at least 200 px when an arrow is pressed', () =>
  withReducedMotion(async () => {
    await page.viewport(320, 800);
    await render(<FilterTags label="Filters" tags={manyTags} onRemove={() => {}} />);
    expect(getStrip().clientWidth * 0.8).toBeLessThan(200);
    await getForwardButton().click();
    expect(getScrollDistance()).toBe(200);
    await page.viewport(1280, 800);
  }));

test('disables the arrows at the ends without losing focus', () =>
  withReducedMotion(async () => {
    await render(<FilterTags label="Filters" tags={manyTags} onRemove={() => {}} />);
    await expect.element(getBackButton()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(getForwardButton()).toHaveAttribute('aria-disabled', 'false');
    (getForwardButton().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(getBackButton()).toHaveAttribute('aria-disabled', 'false');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(getForwardButton()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(getForwardButton()).toHaveFocus();
    expect(getStrip()).not.toHaveAttribute('data-more-after');
    expect(getStrip()).toHaveAttribute('data-more-before');
  }));

test('renders no footer without a note', async () => {
  const { container } = await render(<FilterTags label="Filters" tags={allTags} onRemove={() => {}} />);
  expect(container.querySelector('[data-part="Foot"]')).toBeNull();
});

test('shows translated strings', async () => {
  const strings = { remove: '{label} entfernen', clearAll: 'Alle entfernen' };
  await render(
    <FilterTags label="Filter" tags={allTags} onRemove={() => {}} onClearAll={() => {}} strings={strings} />,
  );
  await expect.element(page.getByRole('button', { name: 'SUV entfernen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Alle entfernen' })).toBeVisible();
});

test('puts narrow spaces inside French quotation marks', async () => {
  await render(
    <div lang="fr-FR">
      <FilterTags
        label="Filtres"
        tags={[{ id: 'max', label: '25 000 €', words: 'à moins de 25 000 €' }]}
        onRemove={() => undefined}
      />
    </div>,
  );
  const words = document.querySelector('[data-part="Words"]');
  expect(words && getComputedStyle(words).quotes).toMatch(/^"«\u202f" "\u202f»"/);
});
