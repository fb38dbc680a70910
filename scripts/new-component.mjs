// pnpm new component <Name> [--domain]: writes a component's folder and its entry.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const usage = 'Usage: pnpm new component <Name> [--domain], e.g. pnpm new component Avatar';

/** @param {string} problem */
function refuse(problem) {
  console.error(`${problem}\n${usage}`);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { domain: { type: 'boolean', default: false } },
});
const [kind, name = ''] = positionals;
if (kind !== 'component' || positionals.length !== 2) refuse('Say what is new, and its name.');
if (!/^[A-Z][A-Za-z\d]*$/.test(name)) refuse(`'${name}' is no name of a component: it begins with a capital letter.`);

const area = values.domain ? 'domain' : 'components';
const ui = join(root, 'packages/ui');
const folder = join(ui, 'src', area, name);
if (['components', 'domain'].some((other) => existsSync(join(ui, 'src', other, name))))
  refuse(`There is a ${name} already.`);

const styleName = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
const layered = values.domain ? 'layered' : 'layeredPrimitive';
const title = values.domain ? 'Domain' : 'Primitives';

// a component more is a minor version
const { version } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
const since = version.replace(
  /^(\d+)\.(\d+)\..*/,
  (/** @type {string[]} */ ...[, major, minor]) => `${major}.${Number(minor) + 1}.0`,
);

const files = {
  [`${name}.tsx`]: `import { box, type BoxProps, classes } from '../../internal/element/index.ts';
import { ${styleName} } from './${name}.css.ts';

export interface ${name}Props extends BoxProps {}

/** What it is for, and what to use instead where it is not. */
export function ${name}({ className, ...rest }: ${name}Props) {
  return box('div', { ...rest, 'data-component': '${name}', className: classes(${styleName}, className) });
}
`,
  [`${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ${layered} } from '../../theme/style.ts';

export const ${styleName} = style(${layered}({ color: vars.color.ink }));
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { ${name} } from './index.ts';

const meta = {
  title: '${title}/${name}',
  component: ${name},
  args: { children: '${name}' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['picture'],
  render: () => <Matrix>{() => <${name}>${name}</${name}>}</Matrix>,
};
`,
  [`${name}.test.tsx`]: `import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ${name} } from './index.ts';

test('shows what it is given', async () => {
  await render(<${name}>Content</${name}>);
  await expect.element(page.getByText('Content')).toBeVisible();
});
`,
  [`${name}.conformance.tsx`]: `import type { Row } from '../../../test/support/row.ts';
import { ${name} } from './index.ts';

export const rows: readonly Row[] = [
  { name: '${name}', parts: [], render: (given) => <${name} {...given}>Content</${name}> },
];
`,
  [`${name}.docs.ts`]: `import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'experimental',
  since: '${since}',
  group: 'layout',
  example: \`import { ${name} } from '@forecourt/ui/${name}';

<${name}>Content</${name}>;
\`,
  alternatives: [],
  do: [],
  dont: [],
  keyboard: [],
  announced: [],
};
`,
  'index.ts': `export { ${name}, type ${name}Props } from './${name}.tsx';
`,
};

mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);

execFileSync(process.execPath, [join(ui, 'build/write-entries.ts')], { stdio: 'inherit' });

const touched = [folder, join(ui, 'src/entries'), join(ui, 'src/index.ts'), join(ui, 'package.json')];
execFileSync(join(root, 'node_modules/.bin/oxfmt'), touched, {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

console.log(`packages/ui/src/${area}/${name} is there, and @forecourt/ui/${name} leads to it. What is left to you:
  the component, its stories and its tests; what ${name}.docs.ts says of it, and its name in the table of packages/ui/README.md;
  what it promises, its picture and its budget, by the commands of CONTRIBUTING.md; a changeset (pnpm changeset).`);
