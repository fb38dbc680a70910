import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { KitProvider } from '../src/components/KitProvider/index.ts';
import { CarCard } from '../src/domain/CarCard/index.ts';
import { CarDetailDialog } from '../src/domain/CarDetailDialog/index.ts';
import { PriceAnalysis } from '../src/domain/PriceAnalysis/index.ts';
import { SignInDialog } from '../src/domain/SignInDialog/index.ts';
import { enGB } from '../src/locales/en-GB.ts';
import { frFR } from '../src/locales/fr-FR.ts';
import type { Row } from './support/row.ts';

const modules = import.meta.glob<{ rows: readonly Row[] }>('../src/*/*/*.conformance.tsx', { eager: true });
const rows = Object.values(modules).flatMap((module) => module.rows);

/** Every British message. */
function listMessages(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listMessages) : [];
}

const escape = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Messages with a word in them, as patterns of the whole text: '{place}' matches anything. */
const french = new Set(listMessages(frFR));
const english = listMessages(enGB)
  .filter((message) => /[a-z]{2}/.test(message.replaceAll(/\{\w+\}/g, '')) && !french.has(message))
  .map((message) => ({ message, pattern: new RegExp(`^${escape(message).replaceAll(/\{\w+\}/g, '.+')}$`) }));

/** Every text and every attribute that is announced. */
function listTexts(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const element of root.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-roledescription', 'aria-description', 'title', 'alt', 'placeholder'])
      texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Strings in the props of an element: texts that an app supplies in its own language. */
function listGiven(value: unknown, given = new Set<string>()): Set<string> {
  if (typeof value === 'string') given.add(value);
  else if (Array.isArray(value)) for (const item of value) listGiven(item, given);
  else if (typeof value === 'object' && value !== null && !('current' in value))
    for (const child of Object.values('props' in value ? (value.props as object) : value)) listGiven(child, given);
  return given;
}

/** Toasts of the fixture, which come from a queue and not from props. */
const FROM_QUEUE = new Set(['Added to your list', 'Error checking valuation', 'Please try again later']);

/** British text that is not part of what the fixture supplies. */
async function listEnglish(element: ReactElement, open?: Row['open']): Promise<string[]> {
  await render(
    <KitProvider locale="fr-FR" currency="EUR" distanceUnit="km" strings={frFR}>
      {element}
    </KitProvider>,
  );
  await open?.();
  const given = [...listGiven(element)].filter((text) => text.length > 1);
  const removeGiven = (text: string) => given.reduce((rest, part) => rest.replaceAll(part, ''), text).trim();
  return listTexts(document.body)
    .filter((text) => !FROM_QUEUE.has(text))
    .map(removeGiven)
    .filter((text) => /£|mile/i.test(text) || english.some(({ pattern }) => pattern.test(text)));
}

/** Their own strings do not follow the provider yet. */
const UNTRANSLATED = new Set(['ToastRegion']);

test.each(rows.filter(({ name }) => !UNTRANSLATED.has(name)))(
  '$name is French throughout',
  async ({ render: renderRow, open }) => {
    expect(await listEnglish(renderRow({ ref: null, className: '', 'data-testid': 'given' }), open)).toEqual([]);
  },
);

describe('states that the rows do not show', () => {
  const car = { make: 'Renault', model: 'Clio', distance: 0.4 };
  const noop = () => {};
  const states: Record<string, ReactElement> = {
    'a card of which little is known': (
      <CarCard car={car} onCheckValuation={() => Promise.resolve()} onFavourite={noop} onAddToList={noop} />
    ),
    'a car that is not found': <CarDetailDialog isOpen onOpenChange={noop} />,
    'a car that is loading': <CarDetailDialog isOpen isLoading onOpenChange={noop} />,
    'a price without an estimate': <PriceAnalysis onCheckValue={() => Promise.resolve()} />,
    'used-up valuations': (
      <SignInDialog isOpen onOpenChange={noop} signInHref="#" createAccountHref="#" valuationsUsed={3} />
    ),
  };
  test.each(Object.entries(states))('%s', async (_, element) => {
    expect(await listEnglish(element)).toEqual([]);
  });
});
