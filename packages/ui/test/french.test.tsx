import { createRef, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Carousel } from '../src/components/Carousel/index.ts';
import { Checkbox } from '../src/components/Checkbox/index.ts';
import { ComboBox } from '../src/components/ComboBox/index.ts';
import { Form } from '../src/components/Form/index.ts';
import { KitProvider } from '../src/components/KitProvider/index.ts';
import { Select } from '../src/components/Select/index.ts';
import { TextField } from '../src/components/TextField/index.ts';
import { CarCard } from '../src/domain/CarCard/index.ts';
import { CarDetailDialog } from '../src/domain/CarDetailDialog/index.ts';
import { PriceAnalysis } from '../src/domain/PriceAnalysis/index.ts';
import { SignInDialog } from '../src/domain/SignInDialog/index.ts';
import { enGB } from '../src/locales/en-GB.ts';
import { frFR } from '../src/locales/fr-FR.ts';
import type { OverlayRow, Row } from './support/row.ts';

const modules = import.meta.glob<{ rows: readonly Row[] }>('../src/*/*/*.conformance.tsx', { eager: true });
const rows = Object.values(modules).flatMap((module) => module.rows);
const overlayModules = import.meta.glob<{ rows: readonly OverlayRow[] }>('../src/*/*/*.overlay.tsx', { eager: true });
const initiallyOpenNames = new Set(rows.filter(({ isPortalled }) => isPortalled).map(({ name }) => name));
const overlayRows = Object.values(overlayModules)
  .flatMap((module) => module.rows)
  .filter(({ name }) => !initiallyOpenNames.has(name));
const entries = Object.keys(import.meta.glob('../src/entries/[A-Z]*.ts'));

test('has rows for every entry except KitProvider', () => {
  const renderedNames = new Set(
    Object.entries(modules)
      .filter(([, module]) => module.rows.length > 0)
      .map(([path]) => path.split('/').at(-2)),
  );
  const names = entries.map((path) => path.split('/').at(-1)?.replace('.ts', ''));
  expect(names.filter((name) => !renderedNames.has(name))).toEqual(['KitProvider']);
});

function listMessages(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listMessages) : [];
}

const listWords = (text: string) =>
  text
    .replaceAll(/\{\w+\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** Common English words. The test removes the ones that are also French. */
const COMMON_ENGLISH_WORDS =
  'the of is are was were and with without for your you this that these those from to not by at under over near next in it its be ' +
  'been has have had will can could should would may must than then there here when while until after before about all any each ' +
  'both more most less few other some such only own same too very just now off out up down again mile miles pound pounds press ' +
  'show hide open close closed select selected remove removed dismiss loading load choose required enter use available expand ' +
  'collapse sorted none nothing empty search results items options suggestions';
const frenchWords = new Set([...listWords(listMessages(frFR).join(' ')), 'suggestions', 'options']);
const englishWords = new Set(
  [...listWords(listMessages(enGB).join(' ')), ...COMMON_ENGLISH_WORDS.split(' ')].filter(
    (word) => !frenchWords.has(word),
  ),
);

const ATTRIBUTES = [
  'aria-label',
  'aria-roledescription',
  'aria-description',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
];

function listTexts(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('style, script')) texts.push(walker.currentNode.textContent ?? '');
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Returns the strings in an element's props, which an app supplies in its own language. */
function listSuppliedTexts(value: unknown, suppliedTexts = new Set<string>()): Set<string> {
  if (typeof value === 'string') suppliedTexts.add(value.trim());
  else if (Array.isArray(value)) for (const item of value) listSuppliedTexts(item, suppliedTexts);
  else if (typeof value === 'object' && value !== null && !('current' in value))
    for (const child of Object.values('props' in value ? (value.props as object) : value))
      listSuppliedTexts(child, suppliedTexts);
  return suppliedTexts;
}

/** Texts that rows do not supply as props: toasts in a queue, and overlays that keep their own state. */
const TEXTS_FROM_ROWS = [
  'Added to your list',
  'Error checking valuation',
  'Please try again later',
  'Show more info',
  'Filters',
];

/** Collects the texts of live regions, so that announcements are found even after they are removed. */
let announced: string[] = [];
let observer: MutationObserver | undefined;
beforeEach(() => {
  announced = [];
  observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const isLive = (node: Node | null) =>
        node instanceof Element && node.closest('[aria-live], [role=status], [role=alert], [role=log], output');
      if (isLive(target instanceof Element ? target : target.parentElement))
        announced.push(target.nodeType === Node.TEXT_NODE ? (target.textContent ?? '') : '');
      for (const node of addedNodes)
        if (isLive(node instanceof Element ? node : node.parentElement)) announced.push(node.textContent ?? '');
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
});
afterEach(async () => {
  observer?.disconnect();
  await cleanup();
  for (const element of document.querySelectorAll('[data-live-announcer]')) element.replaceChildren();
});

async function listEnglishTexts(element: ReactElement, open?: () => Promise<unknown>): Promise<string[]> {
  await render(
    <KitProvider locale="fr-FR" currency="EUR" distanceUnit="km" strings={frFR}>
      {element}
    </KitProvider>,
  );
  await open?.();
  const suppliedTexts = [...listSuppliedTexts(element), ...TEXTS_FROM_ROWS]
    .filter((text) => text.length > 1)
    .toSorted((a, b) => b.length - a.length);
  const removeSuppliedTexts = (text: string) => suppliedTexts.reduce((rest, part) => rest.replaceAll(part, ' '), text);
  return [...new Set([...listTexts(document.body), ...announced])].filter((text) => {
    const ownText = removeSuppliedTexts(text);
    return ownText.includes('£') || listWords(ownText).some((word) => englishWords.has(word));
  });
}

test.each(rows)('$name renders only French', async ({ render: renderRow, open }) => {
  const element = renderRow({ ref: createRef() as never, className: '', style: {}, 'data-testid': 'given' });
  expect(await listEnglishTexts(element, open)).toEqual([]);
});

test.each(overlayRows)('$name renders only French when open', async ({ render: renderRow, trigger, key, role }) => {
  const open = async () => {
    const element = page.getByRole(trigger.role).first().element() as HTMLElement;
    while (document.activeElement !== element) await userEvent.tab();
    if (key) await userEvent.keyboard(key);
    await expect.element(page.getByRole(role)).toBeVisible();
  };
  expect(await listEnglishTexts(renderRow(), open)).toEqual([]);
});

describe('states that no row shows', () => {
  const car = { make: 'Renault', model: 'Clio', distance: 0.4 };
  const fuels = [
    { value: 'e', label: 'Essence' },
    { value: 'd', label: 'Gazole' },
    { value: 'h', label: 'Hybride' },
  ];
  const doNothing = () => {};
  const waitForever = () => new Promise<void>(() => {});
  const states: Record<string, { element: ReactElement; open?: () => Promise<unknown> }> = {
    'a card with little data': {
      element: (
        <CarCard car={car} onCheckValuation={() => Promise.resolve()} onFavourite={doNothing} onAddToList={doNothing} />
      ),
    },
    'a valuation that is being checked': {
      element: <CarCard car={{ ...car, price: 9000 }} onCheckValuation={waitForever} />,
      open: async () => {
        await page.getByRole('button', { name: new RegExp(`^${frFR.CarCard.checkValuation}`) }).click();
        await expect.poll(() => announced.join(' ')).toContain(frFR.CarCard.checking);
      },
    },
    'a car that is not found': { element: <CarDetailDialog isOpen onOpenChange={doNothing} /> },
    'a car that is loading': { element: <CarDetailDialog isOpen isLoading onOpenChange={doNothing} /> },
    'a price without an estimate': { element: <PriceAnalysis onCheckValue={() => Promise.resolve()} /> },
    'used-up valuations': {
      element: <SignInDialog isOpen onOpenChange={doNothing} signInHref="#" createAccountHref="#" valuationsUsed={3} />,
    },
    'a carousel that has moved': {
      element: (
        <Carousel label="Photos" slides={['Avant', 'Profil'].map((label) => ({ id: label, label, content: label }))} />
      ),
      open: async () => {
        await page.getByRole('button', { name: frFR.Carousel.next }).click();
        await expect.poll(() => announced.join(' ')).toMatch(/Profil/);
      },
    },
    'several selected values': {
      element: <Select label="Carburant" selectionMode="multiple" options={fuels} defaultValue={['e', 'd', 'h']} />,
      open: () => page.getByRole('combobox').click(),
    },
    'a list without options': {
      element: <Select label="Carburant" options={[]} isRequired />,
      open: () => page.getByRole('combobox').click(),
    },
    'a list that is loading': {
      element: <Select label="Carburant" options={[]} isLoading />,
      open: () => page.getByRole('combobox').click(),
    },
    'text that matches no option': {
      element: <ComboBox label="Carburant" options={fuels} />,
      open: () => page.getByRole('combobox').fill('zzz'),
    },
    'a selected value that is removed by keyboard': {
      element: <ComboBox label="Carburant" selectionMode="multiple" options={fuels} defaultValue={['e', 'd']} />,
      open: async () => {
        await page.getByRole('combobox').click();
        await userEvent.keyboard('{Backspace}');
        await expect.poll(() => announced.join(' ')).toContain('Retirer Gazole');
      },
    },
    'field errors': {
      element: (
        <Form aria-label="Essai">
          <TextField label="Nom" isRequired />
          <TextField label="E-mail" type="email" defaultValue="x" />
          <TextField label="Site" type="url" defaultValue="x" />
          <TextField label="Code" pattern="[A-Z]+" defaultValue="1" />
          <TextField label="Prix" type="number" min={1000} defaultValue="1" />
          <TextField label="Portes" type="number" max={5} defaultValue="9" />
          <TextField label="Places" type="number" defaultValue="1.5" />
          <TextField label="Pas" type="number" step={5} min={0} defaultValue="3" />
          <TextField label="Jour" type="date" min="2030-01-02" defaultValue="2029-01-02" />
          <TextField label="Date" type="date" max="2030-01-02" defaultValue="2031-01-02" />
          <Checkbox label="Conditions" isRequired />
          <button type="submit">Valider</button>
        </Form>
      ),
      open: async () => {
        await page.getByRole('button', { name: 'Valider' }).click();
        await vi.waitFor(() => expect(document.querySelectorAll('[data-part="Error"]').length).toBe(10));
      },
    },
  };
  test.each(Object.entries(states))('renders only French for %s', async (_, { element, open }) => {
    expect(await listEnglishTexts(element, open)).toEqual([]);
  });
});
