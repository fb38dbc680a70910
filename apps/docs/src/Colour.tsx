import { getBrandTokens, type ColorName, type ColorPair, colorPairs, computeContrast } from '@forecourt/ui/tokens';
import { type Brand, brands, vars } from '@forecourt/ui/theme';
import { Heading } from '@forecourt/ui/Heading';
import dealer from '@forecourt/ui/tokens.json' with { type: 'json' };
import { useGlobals, useTheme } from './globals.ts';
import './foundations.css';

const families: Readonly<Record<string, readonly ColorName[]>> = {
  Grounds: ['surface', 'surfaceRaised', 'surfaceOverlay', 'surfaceSunk', 'plate', 'scrim'],
  Ink: ['ink', 'inkMuted', 'inkInverse', 'line', 'lineStrong'],
  Accent: ['accent', 'accentInk', 'accentText', 'accentSoft', 'focus'],
  Verdicts: ['good', 'goodSoft', 'goodMark', 'fair', 'fairSoft', 'fairMark', 'high', 'highSoft', 'highMark', 'error'],
  'Number plate': ['reg', 'regInk'],
};

const toKebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function Colour() {
  const theme = useTheme();
  const { brand: brandName } = useGlobals();
  const brand = brands.find((one) => one === brandName) ?? 'dealer';
  const colors = getBrandTokens(brand).color[theme];
  return (
    <>
      <p className="docs-now">
        Shown: {brand}, {theme}. The toolbar changes both.
      </p>
      {Object.entries(families).map(([family, names]) => (
        <section key={family}>
          <Heading level={2}>{family}</Heading>
          <ul className="docs-swatches">
            {names.map((name) => (
              <li key={name}>
                <span style={{ background: vars.color[name] }} />
                <code>{name}</code>
                <small>{colors[name]}</small>
                <small>{getMeaning(name)}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <Heading level={2}>Colour pairs</Heading>
        <p>
          The components use {colorPairs.length} pairs of colours. Text needs a contrast ratio of 4.5, and controls and
          marks need 3 (WCAG 2.2, 1.4.3 and 1.4.11). A test checks both brands, in light and in dark. Check your own
          brand with the same table, <code>colorPairs</code> of <code>@forecourt/ui/tokens</code>.
        </p>
        <ul className="docs-pairs">
          {colorPairs.map((pair) => (
            <Pair key={`${pair.foreground} ${pair.background}`} {...pair} brand={brand} theme={theme} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Pair({ foreground, background, ratio, brand, theme }: ColorPair & { brand: Brand; theme: 'light' | 'dark' }) {
  const colors = getBrandTokens(brand).color[theme];
  return (
    <li style={{ color: vars.color[foreground], background: vars.color[background] }}>
      <b aria-hidden>{ratio === 3 ? '●' : 'Aa'}</b>
      <span className="docs-pair">
        <span>
          {foreground} on {background}
        </span>
        <span>
          {computeContrast(colors[foreground], colors[background]).toFixed(1)} (needs {ratio})
        </span>
      </span>
    </li>
  );
}

function getMeaning(name: ColorName): string {
  const token: { $description?: string } | undefined = (
    dealer.light as Record<string, { $description?: string } | undefined>
  )[toKebabCase(name)];
  return token?.$description ?? '';
}
