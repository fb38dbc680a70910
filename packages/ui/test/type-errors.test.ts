// The compiler's messages for common mistakes, as an app's developer sees them in the editor.
import { resolve } from 'node:path';
import ts from '@typescript/typescript6';
import { expect, test } from 'vitest';
import { packageFolder } from '../build/entries.ts';

const mistakes: readonly (readonly [code: string, error: string])[] = [
  ['<Button disabled>Save</Button>', `Type 'true' is not assignable to type '"Use isDisabled."'.`],
  ['<Button loading>Save</Button>', `Type 'true' is not assignable to type '"Use isPending."'.`],
  ['<Button onClick={save}>Save</Button>', `Type '() => void' is not assignable to type '"Use onPress."'.`],
  [
    '<Button href="/cars">Cars</Button>',
    `Type '"/cars"' is not assignable to type '"Use LinkButton for a link that looks like a button."'.`,
  ],
  ['<Button color="red">Delete</Button>', `Type '"red"' is not assignable to type '"Use variant."'.`],
  [
    '<Button isOpen>Filters</Button>',
    `Type 'true' is not assignable to type '"Set isOpen on the overlay, not on its trigger."'.`,
  ],
  [
    '<Button variant="ink">Save</Button>',
    `Type '"ink"' is not assignable to type '"accent" | "primary" | "secondary" | "tertiary" | "danger" | undefined'.`,
  ],
  [
    '<Button onPress={(event: MouseEvent) => event.preventDefault()}>Save</Button>',
    `Type '(event: MouseEvent) => void' is not assignable to type '(e: PressEvent) => void'.`,
  ],
  ['<IconButton aria-label="Close">×</IconButton>', `Property 'label' is missing`],
  ['<LinkButton to="/cars">Cars</LinkButton>', `Type '"/cars"' is not assignable to type '"Use href."'.`],
  ['<Link as="span" href="/cars">Cars</Link>', `Type '"span"' is not assignable to type '"Use render."'.`],
  ['<Disclosure title="Plans" open>Two</Disclosure>', `Type 'true' is not assignable to type '"Use isExpanded."'.`],
  ['<Dialog title="Save" open onOpenChange={save}>Sure?</Dialog>', `"Use isOpen."`],
  ['<Drawer title="Save" isOpen onClose={save}>Sure?</Drawer>', `"Use onOpenChange."`],
  ['<Tabs label="Car" items={[]} value="price" />', `Type '"price"' is not assignable to type '"Use selectedKey."'.`],
  ['<Tabs label="Car" items={[]} onChange={save} />', `"Use onSelectionChange."`],
  ['<Alert variant="success" title="Sent" />', `Type '"success"' is not assignable to type '"Use tone."'.`],
  ['<Alert title="Sent" onClose={save} />', `"Use onDismiss."`],
  ['<Popover title="Range" open>±12%</Popover>', `"Use isOpen."`],
  ['<Popover title="Range" onClose={save}>±12%</Popover>', `"Use onOpenChange."`],
  [
    '<TextField label="Postcode" error="Try EC1A." />',
    `Type '"Try EC1A."' is not assignable to type '"Use errorMessage."'.`,
  ],
  ['<Checkbox label="Automatic" checked />', `Type 'true' is not assignable to type '"Use isSelected."'.`],
  ['<Switch label="Map" checked />', `Type 'true' is not assignable to type '"Use isSelected."'.`],
  ['<Select label="Fuel" options={[]} selectedKey="diesel" />', `"Use value."`],
  ['<Select label="Fuel" options={[]} onSelectionChange={save} />', `"Use onChange."`],
  ['<Badge variant="success">Sold</Badge>', `Type '"success"' is not assignable to type '"Use tone."'.`],
  ['<Text as="span">Sold</Text>', `Type '"span"' is not assignable to type '"Use render."'.`],
];

const importLine = `import { Alert, Badge, Button, Checkbox, Dialog, Disclosure, Drawer, IconButton, Link, LinkButton, Popover, Select, Switch, Tabs, Text, TextField } from '../src/index.ts';
declare function save(): void;
`;

function compile(): ReadonlyMap<number, string> {
  const file = resolve(packageFolder, 'test/mistakes.tsx');
  const text = importLine + mistakes.map(([code]) => `void (${code});`).join('\n');
  const { config } = ts.readConfigFile(resolve(packageFolder, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageFolder);
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(
    [file],
    { ...options, noEmit: true, composite: false },
    {
      ...host,
      fileExists: (path) => path === file || host.fileExists(path),
      readFile: (path) => (path === file ? text : host.readFile(path)),
      getSourceFile: (path, languageVersion) =>
        path === file ? ts.createSourceFile(file, text, languageVersion) : host.getSourceFile(path, languageVersion),
    },
  );
  const source = program.getSourceFile(file);
  const first = importLine.split('\n').length - 1;
  const errors = new Map<number, string>();
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) - first;
    errors.set(line, `${errors.get(line) ?? ''}${ts.flattenDiagnosticMessageText(messageText, '\n')}\n`);
  }
  return errors;
}

test('names the right prop in the type error for a wrong prop', () => {
  const errors = compile();
  for (const [line, [code, error]] of mistakes.entries()) expect(errors.get(line), code).toContain(error);
});
