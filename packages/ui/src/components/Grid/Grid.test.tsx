import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Container } from '../Container/index.ts';
import { Stack } from '../Stack/index.ts';
import { Grid } from './index.ts';

afterEach(() => page.viewport(1280, 800));

const countColumns = (element: Element | null) =>
  element === null ? 0 : getComputedStyle(element).gridTemplateColumns.split(' ').length;

test.each([
  { width: 360, columns: 1 },
  { width: 768, columns: 2 },
  { width: 1024, columns: 3 },
  { width: 1200, columns: 4 },
  { width: 1920, columns: 4 },
])('has a default column count of $columns in a window of $width px', async ({ width, columns }) => {
  await page.viewport(width, 800);
  const { container } = await render(<Grid>{'cards'}</Grid>);
  expect(countColumns(container.firstElementChild)).toBe(columns);
});

test('uses the tablet columns in a desktop window if none are given for desktop', async () => {
  const { container } = await render(<Grid columns={{ base: 1, tablet: 3 }}>{'cells'}</Grid>);
  expect(countColumns(container.firstElementChild)).toBe(3);
});

test('applies column shares and gaps per breakpoint', async () => {
  const { container } = await render(
    <Grid columns={{ desktop: '8:4' }} gap={{ base: 4, desktop: 12 }} align="end" style={{ inlineSize: 1248 }}>
      {'cells'}
    </Grid>,
  );
  const style = getComputedStyle(container.firstElementChild ?? container);
  expect(style.gridTemplateColumns).toBe('800px 400px');
  expect(style.columnGap).toBe('48px');
  expect(style.alignItems).toBe('end');
  await page.viewport(360, 800);
  expect(style.gridTemplateColumns).toBe('1248px');
  expect(style.rowGap).toBe('16px');
});

test('keeps columns equally wide despite a long word', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 300 }}>
      <Grid columns={2}>
        <div style={{ overflow: 'hidden' }}>{'Donaudampfschifffahrt'.repeat(4)}</div>
        <div>BMW</div>
      </Grid>
    </div>,
  );
  const [first, second] = container.querySelectorAll('[data-component="Grid"] > div');
  expect(first?.getBoundingClientRect().width).toBe(second?.getBoundingClientRect().width);
});

test.each([
  { width: 360, margin: 20, content: 320 },
  { width: 768, margin: 24, content: 720 },
  { width: 1280, margin: 40, content: 1200 },
  { width: 1920, margin: 40, content: 1200 },
])('Container has $margin px margins and $content px content at $width px', async ({ width, margin, content }) => {
  await page.viewport(width, 800);
  document.body.style.margin = '0';
  const { container } = await render(<Container>Content</Container>);
  const style = getComputedStyle(container.firstElementChild ?? container);
  expect(style.paddingInlineStart).toBe(`${margin}px`);
  expect(Number.parseFloat(style.inlineSize) - 2 * margin).toBe(content);
});

test('Stack separates its children by exactly its gap', async () => {
  const { container } = await render(
    <Stack gap={6}>
      <div>First</div>
      <div>Second</div>
    </Stack>,
  );
  const [first, second] = container.querySelectorAll('[data-component="Stack"] > div');
  const gapSize = (second?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().bottom ?? 0);
  expect(gapSize).toBe(24);
});
