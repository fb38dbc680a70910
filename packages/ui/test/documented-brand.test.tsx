// Renders components in the example brand of docs/theming.md, to check that the guide works as written.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { colorPairs, computeContrast } from '../src/theme/contrast.ts';
import { themes, vars } from '../src/theme/index.ts';

const [theming = ''] = Object.values(
  import.meta.glob<string>('../docs/theming.md', { query: '?raw', import: 'default', eager: true }),
);
const css = /```css\n(?<css>\[data-brand='kerb'\][^]*?)```/.exec(theming)?.groups?.['css'] ?? '';
const sheet = document.createElement('style');
sheet.textContent = css;
beforeAll(() => document.head.append(sheet));
afterAll(() => sheet.remove());
afterEach(() => cleanup());

const toHex = (paint: string) =>
  `#${(paint.match(/\d+/g) ?? []).map((byte) => Number(byte).toString(16).padStart(2, '0')).join('')}`;

test('reads the brand’s CSS from the guide', () => expect(css).toContain('--fc-light-accent'));

describe.each(themes)('in the %s theme', (theme) => {
  async function applyBrand() {
    const { container } = await render(
      <div data-brand="kerb" data-theme={theme} style={{ background: vars.color.surface, padding: 8 }} />,
    );
    const host = container.firstElementChild;
    if (!(host instanceof HTMLElement)) throw new Error('The element to apply the brand to is missing.');
    const probe = document.createElement('i');
    host.append(probe);
    const computeHex = (value: string) => {
      probe.style.color = value;
      return toHex(getComputedStyle(probe).color);
    };
    return { container, host, computeHex };
  }

  test('applies the brand’s colours, radius and font', async () => {
    const { host, computeHex } = await applyBrand();
    const brandColors = [...css.matchAll(new RegExp(`--fc-${theme}-(?<name>[a-z-]+): (?<hex>#[\\da-f]{6});`, 'g'))];
    expect(brandColors.length).toBeGreaterThan(10);
    for (const { groups } of brandColors)
      expect(computeHex(`var(--fc-color-${groups?.['name']})`)).toBe(groups?.['hex']);
    const style = getComputedStyle(host);
    expect(style.getPropertyValue('--fc-radius-m')).toBe('4px');
    expect(style.fontFamily).toMatch(/^system-ui/);
  });

  test('has enough contrast in every colour pair', async () => {
    const { computeHex } = await applyBrand();
    const contrasts = colorPairs.map(({ foreground, background, ratio }) => ({
      pair: `${foreground} on ${background}`,
      isLegible: computeContrast(computeHex(vars.color[foreground]), computeHex(vars.color[background])) >= ratio,
    }));
    expect(contrasts.filter(({ isLegible }) => !isLegible)).toEqual([]);
  });
});
