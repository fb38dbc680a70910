import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseTheme, getCurrentTheme, themeStorageKey } from '../src/theme/head.ts';
import { brands, themes, vars } from '../src/theme/index.ts';
import { brandValues, sharedValues } from '../src/theme/generated/values.ts';
import { withMediaFeatures } from './support/media.ts';

type NamedVariables = readonly (readonly [name: string, variable: string])[];
const colors: NamedVariables = Object.entries(vars.color);

function readComputed(host: Element, names: NamedVariables): Record<string, string> {
  const probe = document.createElement('i');
  host.append(probe);
  const values = names.map(([name, variable]) => {
    probe.style.color = variable;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(values);
}

function toRgb(hex: string) {
  const [red, green, blue, alpha] = (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  if (alpha === undefined) return `rgb(${red}, ${green}, ${blue})`;
  // Browsers serialise alpha as the shortest number for the same byte.
  const roundedAlpha = Math.round((alpha / 255) * 100) / 100;
  return `rgba(${red}, ${green}, ${blue}, ${Math.round(roundedAlpha * 255) === alpha ? roundedAlpha : Math.round((alpha / 255) * 1000) / 1000})`;
}

function getExpectedValues(brand: (typeof brands)[number], theme: (typeof themes)[number]) {
  return Object.fromEntries(Object.entries(brandValues[brand][theme]).map(([name, hex]) => [name, toRgb(hex)]));
}

const brandThemes = brands.flatMap((brand) => themes.map((theme) => ({ brand, theme })));

describe.each(brandThemes)('$brand, $theme', ({ brand, theme }) => {
  test('resolves every colour token to its value', async () => {
    const { container } = await render(<div data-brand={brand} data-theme={theme} />);
    const values = readComputed(container.firstElementChild ?? container, colors);
    expect(values).toEqual(getExpectedValues(brand, theme));
    // The snapshot shows every change of a colour in review.
    expect(values).toMatchSnapshot();
  });

  test('applies the colours within any other brand and theme', async () => {
    for (const outer of brandThemes) {
      const { container } = await render(
        <div data-brand={outer.brand} data-theme={outer.theme}>
          <div data-theme={theme}>
            <div data-brand={brand} data-testid="inner" />
          </div>
        </div>,
      );
      const inner = container.querySelector('[data-testid="inner"]');
      expect(readComputed(inner ?? container, colors)).toEqual(getExpectedValues(brand, theme));
    }
  });

  test('sets the text colour, the color scheme and the font', async () => {
    const { container } = await render(<div data-brand={brand} data-theme={theme} />);
    const style = getComputedStyle(container.firstElementChild ?? container);
    expect(style.color).toBe(getExpectedValues(brand, theme)['ink']);
    expect(style.colorScheme).toBe(theme);
    expect(style.fontFamily.includes('Inter')).toBe(brand === 'dealer');
  });
});

describe('the inverse theme', () => {
  const other = { light: 'dark', dark: 'light' } as const;

  test.each(brandThemes)(
    'inverts the $theme theme of $brand, including in a nested brand',
    async ({ brand, theme }) => {
      const { container } = await render(
        <div data-brand={brand} data-theme={other[theme]}>
          <div data-brand={brand} data-theme={theme}>
            <div data-theme="inverse" data-testid="inverse">
              <div data-brand={brand} data-testid="inner" />
            </div>
          </div>
        </div>,
      );
      for (const id of ['inverse', 'inner']) {
        const element = container.querySelector(`[data-testid="${id}"]`) ?? container;
        expect(readComputed(element, colors)).toEqual(getExpectedValues(brand, other[theme]));
        const { color, colorScheme } = getComputedStyle(element);
        expect([color, colorScheme]).toEqual([getExpectedValues(brand, other[theme])['ink'], other[theme]]);
      }
    },
  );

  test.each(themes)('inverts the system’s theme if the system prefers %s', (theme) =>
    withMediaFeatures({ 'prefers-color-scheme': theme }, async () => {
      const { container } = await render(<div data-theme="inverse" />);
      expect(readComputed(container.firstElementChild ?? container, colors)).toEqual(
        getExpectedValues('dealer', other[theme]),
      );
    }),
  );
});

describe('the system’s theme', () => {
  test.each(themes)('applies without data-theme if the system prefers %s', (theme) =>
    withMediaFeatures({ 'prefers-color-scheme': theme }, () => {
      expect(readComputed(document.documentElement, colors)).toEqual(getExpectedValues('dealer', theme));
    }),
  );

  test('is ignored inside an element with data-theme', () =>
    withMediaFeatures({ 'prefers-color-scheme': 'dark' }, async () => {
      const { container } = await render(<div data-theme="light" />);
      expect(readComputed(container.firstElementChild ?? container, colors)).toEqual(
        getExpectedValues('dealer', 'light'),
      );
    }));
});

describe('chooseTheme', () => {
  afterEach(() => chooseTheme());

  test('applies, stores and resets a theme', () =>
    withMediaFeatures({ 'prefers-color-scheme': 'dark' }, () => {
      expect(getCurrentTheme()).toBe('dark');
      chooseTheme('light');
      expect([getCurrentTheme(), localStorage.getItem(themeStorageKey)]).toEqual(['light', 'light']);
      expect(readComputed(document.documentElement, colors)).toEqual(getExpectedValues('dealer', 'light'));
      chooseTheme();
      expect([getCurrentTheme(), localStorage.getItem(themeStorageKey)]).toEqual(['dark', null]);
    }));

  test('applies a theme even if storage is blocked', () => {
    const setItemSpy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    chooseTheme('dark');
    expect(getCurrentTheme()).toBe('dark');
    setItemSpy.mockRestore();
  });
});

test('uses the tokens’ spacing, radii, durations and type', () => {
  const style = getComputedStyle(document.documentElement);
  const getProperty = (name: string) => style.getPropertyValue(`--fc-${name}`).trim();
  const { radius, shadow } = brandValues.dealer;
  const { type, ...shared } = sharedValues;
  for (const [group, values] of Object.entries({ ...shared, radius, shadow }))
    for (const [name, value] of Object.entries(values)) expect(getProperty(`${group}-${name}`)).toBe(value);
  for (const [name, { font, tracking }] of Object.entries(type)) {
    expect(getProperty(`type-${name}-font`).startsWith(font)).toBe(true);
    expect(getProperty(`type-${name}-tracking`)).toBe(tracking);
  }
});

test('sets every colour in every theme, for every brand', () => {
  for (const brand of brands)
    for (const theme of themes) expect(Object.keys(brandValues[brand][theme])).toEqual(Object.keys(vars.color));
});
