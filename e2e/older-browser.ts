// Simulates a browser that has only features that Baseline calls widely available.
import type { Page } from '@playwright/test';
import { newerKeys, widelyAvailableByKey } from '../scripts/baseline.ts';

/** A global, or a static or prototype member of one, that is newer than Baseline widely available. */
export interface NewerApi {
  /** The global, such as `URL`. Empty if the API is itself a global. */
  readonly owner: string;
  readonly name: string;
  readonly kind: 'global' | 'static' | 'prototype';
}

/** Leaves out style properties, which scripts/checks/baseline.stylelint.mjs checks in the style sheets. */
const SKIPPED_OWNERS = new Set(['CSSStyleDeclaration']);

const HANDLER_OWNERS = ['HTMLElement', 'SVGElement', 'MathMLElement', 'Document', 'Window'];

/** Elements, Document and Window share event handler properties, and the data lists each under only one or a few of them. */
const SHARED_EVENT = /^api\.(?:Element|HTML\w*|SVGElement|MathMLElement|Document|Window)\.(\w+)_event$/;

/** The browser under test may not have all of these APIs. */
export function getNewerApis(): NewerApi[] {
  const keptEvents = new Set(
    [...widelyAvailableByKey].filter(([, isAvailable]) => isAvailable).map(([key]) => SHARED_EVENT.exec(key)?.[1]),
  );
  return newerKeys.flatMap((key): NewerApi[] => {
    const [group = '', ...rest] = key.split('.');
    const path = group === 'javascript' && rest[0] === 'builtins' ? rest.slice(1) : group === 'api' ? rest : [];
    const [owner = '', name, ...deeper] = path;
    if (owner === '' || deeper.length > 0 || SKIPPED_OWNERS.has(owner)) return [];
    if (name === undefined) return [{ owner: '', name: owner, kind: 'global' }];
    // `api.Foo.Foo` is the constructor. `api.fetch.x` and names with a dash describe behaviour.
    if (name === owner || /^[a-z]/.test(owner) || !/^\w+$/.test(name)) return [];
    // The data does not distinguish static from prototype members of JavaScript's built-in objects.
    if (group === 'javascript')
      return [
        { owner, name, kind: 'static' },
        { owner, name, kind: 'prototype' },
      ];
    if (name.endsWith('_static')) return [{ owner, name: name.slice(0, -'_static'.length), kind: 'static' }];
    if (!name.endsWith('_event')) return [{ owner, name, kind: 'prototype' }];
    const event = SHARED_EVENT.exec(key)?.[1];
    const handler = `on${name.slice(0, -'_event'.length)}`;
    if (event === undefined) return [{ owner, name: handler, kind: 'prototype' }];
    return keptEvents.has(event)
      ? []
      : HANDLER_OWNERS.map((each) => ({ owner: each, name: handler, kind: 'prototype' }));
  });
}

export async function removeNewerApis(page: Page, apis: readonly NewerApi[] = getNewerApis()): Promise<void> {
  await page.addInitScript((list) => {
    const globalScope = globalThis as unknown as Record<string, unknown>;
    const isObject = (value: unknown): value is object =>
      typeof value === 'function' || (typeof value === 'object' && value !== null);
    const removeMember = (holder: unknown, name: string): boolean =>
      isObject(holder) && Object.hasOwn(holder, name) && Reflect.deleteProperty(holder, name);
    const removedApis: string[] = [];
    // Deletes members first, because a prototype is only reachable through its global.
    const sortedApis = list.toSorted((a, b) => Number(a.kind === 'global') - Number(b.kind === 'global'));
    for (const { owner, name, kind } of sortedApis) {
      const holder = globalScope[owner] as { prototype?: unknown } | undefined;
      // Most members of Window are own properties of the global object.
      const targets = {
        global: [globalScope],
        static: [holder],
        prototype: owner === 'Window' ? [globalScope, holder?.prototype] : [holder?.prototype],
      }[kind];
      for (const target of targets)
        if (removeMember(target, name)) removedApis.push(owner === '' ? name : `${owner}.${name}`);
    }
    Object.assign(window, { removedApis });
  }, apis);
}

export const getRemovedApis = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { removedApis: string[] }).removedApis);
