// The public interface, as a reviewer reads it: a change shows as a difference in the snapshot, and is a version.
// TypeScript 7 has no stable API, so its predecessor resolves the types.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from '@typescript/typescript6';
import { expect, test } from 'vitest';
import { packageFolder, publicEntries } from '../build/entries.ts';

const src = resolve(packageFolder, 'src');
const fileOf = (folder: string) => resolve(src, folder, 'index.ts');
const barrel = { name: 'index', folder: '.' };
const entries = [barrel, ...publicEntries()];

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en');

function readConfig(): ts.CompilerOptions {
  const path = resolve(packageFolder, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as {
    config: unknown;
    error?: ts.Diagnostic;
  };
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, packageFolder).options, noEmit: true, composite: false };
}

const program = ts.createProgram(
  entries.map(({ folder }) => fileOf(folder)),
  readConfig(),
);
const checker = program.getTypeChecker();

function exportsOf(folder: string): ts.Symbol[] {
  const file = program.getSourceFile(fileOf(folder));
  const symbol = file && checker.getSymbolAtLocation(file);
  if (symbol === undefined) throw new Error(`${folder} has no module.`);
  return checker.getExportsOfModule(symbol).toSorted((one, other) => inOrder(one.name, other.name));
}

const resolved = (symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const isType = (symbol: ts.Symbol) => !(resolved(symbol).flags & ts.SymbolFlags.Value);

/** A type in full. Members of a union are sorted: the compiler's own order follows what it met first. */
function write(type: ts.Type): string {
  if (type.isUnion() && !isForeign(type.aliasSymbol))
    return type.types.map(write).toSorted(inOrder).join(' | ').replace('false | true', 'boolean');
  return checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
}

/** Whether another package declares it: ReactNode is ReactNode. */
const isForeign = (alias: ts.Symbol | undefined) =>
  alias?.declarations?.some((declaration) => !declaration.getSourceFile().fileName.startsWith(src)) ?? false;

/** The props that we declare, each with its type; those that an element or React Aria brings by interface and number. */
function propsOf(symbol: ts.Symbol): string[] {
  const component = checker.getTypeOfSymbol(resolved(symbol));
  const parameter = component.getCallSignatures()[0]?.parameters[0];
  if (parameter === undefined) throw new Error(`${symbol.name} takes no props.`);
  const own: string[] = [];
  const inherited = new Map<string, number>();
  for (const prop of checker.getPropertiesOfType(checker.getApparentType(checker.getTypeOfSymbol(parameter)))) {
    const declaration = prop.declarations?.[0];
    if (declaration === undefined || declaration.getSourceFile().fileName.startsWith(src)) {
      const optional = prop.flags & ts.SymbolFlags.Optional ? '?' : '';
      own.push(`${prop.name}${optional}: ${write(checker.getTypeOfSymbol(prop))}`);
    } else {
      const { parent } = declaration;
      const from = ts.isInterfaceDeclaration(parent) ? parent.name.text : 'a type without a name';
      inherited.set(from, (inherited.get(from) ?? 0) + 1);
    }
  }
  return [
    ...own.toSorted(inOrder),
    ...[...inherited].toSorted(([one], [other]) => inOrder(one, other)).map(([from, count]) => `… ${count} of ${from}`),
  ];
}

const isComponent = (symbol: ts.Symbol) =>
  /^[A-Z][a-z]/.test(symbol.name) &&
  !isType(symbol) &&
  checker.getTypeOfSymbol(resolved(symbol)).getCallSignatures().length > 0;

/** An entry in words: each export, and below a component its props. */
function describeEntry(folder: string, { withProps }: { withProps: boolean }): string {
  const lines = exportsOf(folder).flatMap((symbol) => {
    const props = withProps && isComponent(symbol) ? propsOf(symbol).map((prop) => `  ${prop}`) : [];
    return [isType(symbol) ? `type ${symbol.name}` : symbol.name, ...props];
  });
  return `${lines.join('\n')}\n`;
}

const fileFor = (name: string) => `__snapshots__/api/${name}.txt`;

test('there is one file an entry, and none of an entry that has gone', () => {
  const kept = readdirSync(resolve(packageFolder, 'test/__snapshots__/api'));
  expect(kept.toSorted(inOrder)).toEqual([...entries.map(({ name }) => `${name}.txt`)].toSorted(inOrder));
});

test.each(entries)('$name offers what it offered', async ({ name, folder }) => {
  // the barrel only names what the others describe
  await expect(describeEntry(folder, { withProps: name !== barrel.name })).toMatchFileSnapshot(fileFor(name));
});
