import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Link } from 'react-aria-components/Link';
import { useLocale } from 'react-aria-components/I18nProvider';
import { KitContext, useFormats, useStrings } from '../../internal/locale/index.ts';
import { KitProvider } from './index.ts';

function Amounts() {
  const { formatDistance, formatExactMoney, formatMoney, formatPercent, formatPlural, formatShortMoney } = useFormats();
  const lines = [
    formatMoney(24_995.4),
    formatExactMoney(7.99),
    formatExactMoney(1920),
    formatShortMoney(8_350_000),
    formatDistance(41_200),
    formatDistance(1),
    formatPercent(-14.96),
    formatPlural({ one: '{count} car', other: '{count} cars' }, 1200),
  ];
  return <output>{lines.join(' | ')}</output>;
}

/** Returns the text with plain spaces, because Intl uses no-break spaces as separators. */
const readText = () => page.getByRole('status').element().textContent?.replaceAll(/\s/g, ' ');

test('uses British formats without a provider', async () => {
  await render(<Amounts />);
  expect(readText()).toBe('£24,995 | £7.99 | £1,920 | £8.35m | 41,200 miles | 1 mile | 14.9% | 1,200 cars');
});

test('formats numbers, money and distances for its locale', async () => {
  await render(
    <KitProvider locale="fr-FR" currency="EUR" distanceUnit="km">
      <Amounts />
    </KitProvider>,
  );
  expect(readText()).toBe('24 995 € | 7,99 € | 1 920 € | 8,35 M € | 41 200 km | 1 km | 14,9 % | 1 200 cars');
});

test('converts distances from dataDistanceUnit to distanceUnit', async () => {
  await render(
    <KitProvider locale="fr-FR" currency="EUR" distanceUnit="km" dataDistanceUnit="mi">
      <Amounts />
    </KitProvider>,
  );
  expect(readText()).toContain(' | 66 305 km | 2 km | ');
});

test('formats years with the locale’s digits and no separator', async () => {
  function Years() {
    return <output>{useFormats().formatYear(2019)}</output>;
  }
  const { rerender } = await render(<Years />);
  expect(readText()).toBe('2019');
  await rerender(
    <KitProvider locale="ar-EG">
      <Years />
    </KitProvider>,
  );
  expect(readText()).toBe('٢٠١٩');
});

test('passes its locale to React Aria', async () => {
  function Locale() {
    return <output>{useLocale().locale}</output>;
  }
  await render(
    <KitProvider locale="de-DE">
      <Locale />
    </KitProvider>,
  );
  expect(readText()).toBe('de-DE');
});

test('inherits unset options from an outer provider', async () => {
  function Settings() {
    const { locale, currency, distanceUnit } = useFormats();
    const { first, second, third } = useStrings('Example', { first: 'one', second: 'two', third: 'three' });
    return <output>{[locale, currency, distanceUnit, first, second, third].join(' ')}</output>;
  }
  const outerStrings = { Example: { first: 'un', second: 'deux' } };
  const innerStrings = { Example: { second: 'zwei' } };
  await render(
    <KitProvider locale="fr-FR" currency="EUR" strings={outerStrings as object}>
      <KitProvider currency="CHF" distanceUnit="km" strings={innerStrings as object}>
        <Settings />
      </KitProvider>
    </KitProvider>,
  );
  expect(readText()).toBe('fr-FR CHF km un zwei three');
});

test('converts distances from an outer provider’s unit to an inner provider’s unit', async () => {
  function Distance() {
    return <output>{useFormats().formatDistance(66_306)}</output>;
  }
  await render(
    <KitProvider distanceUnit="km">
      <KitProvider distanceUnit="mi">
        <Distance />
      </KitProvider>
    </KitProvider>,
  );
  expect(readText()).toBe('41,201 miles');
});

test('prefers a component’s own strings to the provider’s strings', async () => {
  function Text() {
    return <output>{useStrings('Example', { word: 'default' }, { word: 'own' }).word}</output>;
  }
  await render(
    <KitContext value={{ formats: undefined as never, strings: { Example: { word: 'provided' } } }}>
      <Text />
    </KitContext>,
  );
  expect(readText()).toBe('own');
});

test('navigates with the router, and adds its base path to links', async () => {
  const navigate = vi.fn<(href: string) => void>();
  await render(
    <KitProvider navigate={navigate} useHref={(href) => `/base${href}`}>
      <Link href="/cars">Cars</Link>
    </KitProvider>,
  );
  const link = page.getByRole('link', { name: 'Cars' });
  await expect.element(link).toHaveAttribute('href', '/base/cars');
  await link.click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/cars');
});

test('sets the page’s color scheme while mounted', async () => {
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  const { rerender, unmount } = await render(<KitProvider colorScheme="dark">Cars</KitProvider>);
  expect(dataset['theme']).toBe('dark');
  await rerender(<KitProvider colorScheme="system">Cars</KitProvider>);
  expect(dataset['theme']).toBeUndefined();
  await unmount();
  expect(dataset['theme']).toBe(before);
});
