// Collects all facts about each component from their sources, for every documentation format.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from '@typescript/typescript6';
import type { ComponentDocs } from '../docs/component-docs.ts';
import { type Export, readApi } from './api.ts';
import { type ComponentEntry, listComponentEntries, type Entry, packageFolder, plainEntries } from './entries.ts';

/** One export's contract, which the conformance suite checks. */
export interface Conformance {
  /** The export's name, which is its `data-component`. */
  readonly name: string;
  /** Every `data-part` in the component, sorted. */
  readonly parts: readonly string[];
  /** The role of the root or of the control, if it has one. */
  readonly role?: string;
}

/** The maximum size in kB (1,000 bytes), compressed with brotli, from scripts/sizes.json. */
export interface Budget {
  readonly js: number;
  /** The size with its React Aria imports. Absent if it has none. */
  readonly withReactAria?: number;
  /** The size of the style sheet with those of the components inside it, without the theme. */
  readonly css?: number;
}

export interface ComponentFacts {
  /** The name of the entry: `Button`. */
  readonly name: string;
  readonly area: ComponentEntry['area'];
  /** The purpose: the docstring of the component that the entry is named after, or of the first one. */
  readonly description: string;
  readonly docs: ComponentDocs;
  readonly exports: readonly Export[];
  readonly conformance: readonly Conformance[];
  readonly budget: Budget | undefined;
}

/** An entry that is not a component. */
export interface EntryFacts {
  readonly name: string;
  readonly description: string;
  readonly exports: readonly Export[];
  readonly budget: Budget | undefined;
}

export interface PackageFacts {
  /** The version of axe-core that each component is tested with. */
  readonly axe: string;
  readonly components: readonly ComponentFacts[];
  readonly entries: readonly EntryFacts[];
}

/** @throws {Error} if a component has no `<Name>.docs.ts` */
export async function readFacts(): Promise<PackageFacts> {
  const components = listComponentEntries();
  const api = readApi(
    packageFolder,
    [...components, ...plainEntries].map(({ module }) => module),
  );
  const budgets = readJson('../../scripts/sizes.json') as Record<string, Budget>;
  const getBudget = ({ name }: Entry) => budgets[`ui/${name}`];
  const getExports = ({ module }: Entry) => api.getExports(module);
  return {
    axe: (readJson(createRequire(import.meta.url).resolve('axe-core/package.json')) as { version: string }).version,
    components: await Promise.all(
      components.map(async (entry) => {
        const exports = sortOwnFirst(entry.name, getExports(entry));
        return {
          name: entry.name,
          area: entry.area,
          description: getMainExport(entry.name, exports).description,
          docs: await readDocs(entry),
          exports,
          conformance: readConformance(entry),
          budget: getBudget(entry),
        };
      }),
    ),
    entries: plainEntries.map((entry) => ({
      name: entry.name,
      description: entry.description,
      exports: getExports(entry),
      budget: getBudget(entry),
    })),
  };
}

/** Puts the component that the entry is named after first. */
function sortOwnFirst(name: string, exports: readonly Export[]): readonly Export[] {
  return exports.toSorted((one, other) => Number(other.name === name) - Number(one.name === name));
}

function getMainExport(name: string, exports: readonly Export[]): Export {
  const components = exports.filter(({ kind }) => kind === 'component');
  const main = components.find((one) => one.name === name) ?? components[0];
  if (main === undefined) throw new Error(`${name} does not export a component.`);
  return main;
}

async function readDocs({ name, folder }: ComponentEntry): Promise<ComponentDocs> {
  const file = resolve(packageFolder, 'src', folder, `${name}.docs.ts`);
  if (!existsSync(file))
    throw new Error(`${name} has no documentation. Write ${folder}/${name}.docs.ts, as for the other components.`);
  return ((await import(pathToFileURL(file).href)) as { docs: ComponentDocs }).docs;
}

/** Parses the file instead of executing it, because it contains JSX, which Node cannot run without a bundler. */
function readConformance({ name, folder }: ComponentEntry): readonly Conformance[] {
  const file = resolve(packageFolder, 'src', folder, `${name}.conformance.tsx`);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const rows: Conformance[] = [];
  const visit = (node: ts.Node): void => {
    const row = ts.isObjectLiteralExpression(node) ? parseConformance(node) : undefined;
    if (row) rows.push(row);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return rows;
}

function parseConformance({ properties }: ts.ObjectLiteralExpression): Conformance | undefined {
  const getValue = (key: string) => {
    const found = properties.find((entry) => ts.isPropertyAssignment(entry) && entry.name.getText() === key);
    return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
  };
  const name = getValue('name');
  const parts = getValue('parts');
  const role = getValue('role');
  if (!name || !ts.isStringLiteral(name) || !parts || !ts.isArrayLiteralExpression(parts)) return undefined;
  return {
    name: name.text,
    parts: parts.elements.filter(ts.isStringLiteral).map(({ text }) => text),
    ...(role && ts.isStringLiteral(role) && { role: role.text }),
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(resolve(packageFolder, file), 'utf8'));
}
