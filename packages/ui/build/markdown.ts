// Writes the documentation as Markdown, for people and tools that read it in the installed package.
import type { Export, InheritedProps, Property } from './api.ts';
import type { Budget, ComponentFacts, EntryFacts, PackageFacts } from './component-facts.ts';

/** Maps each exported type to its page: `Valuation` is on `PriceTag`. */
export function getPagesByType({ components, entries }: PackageFacts): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { name, exports } of [...entries, ...components])
    for (const { name: type } of getTypes(exports)) if (!places.has(type)) places.set(type, name);
  return places;
}

/**
 * Returns a component's page.
 * @param axe the version of axe-core that finds no violation in the component
 * @param places the page of each exported type, as `getPagesByType` returns it
 */
export function renderComponentPage(
  component: ComponentFacts,
  axe: string,
  places: ReadonlyMap<string, string>,
): string {
  const { name, description, docs, conformance } = component;
  return joinBlocks(
    `# ${name}`,
    description,
    formatCode(
      `import { ${getComponentNames(component).join(', ')} } from '@forecourt/ui/${name}';\nimport '@forecourt/ui/css/${name}.css';`,
    ),
    `${renderStatus(component)}. ${formatSizes(component.budget)}`,
    '## Example',
    formatCode(docs.example.trim()),
    '## Use something else',
    formatList(docs.alternatives.map(({ use, when }) => `\`${use}\` when ${when}.`)),
    '## Do',
    formatList(docs.do),
    '## Do not',
    formatList(docs.dont),
    ...describeProps(component),
    linkTypesElsewhere(component, places),
    ...describeOtherExports(component.exports),
    ...describeTexts(component.exports),
    '## Accessibility',
    docs.keyboard.length > 0 &&
      formatTable(
        ['key', 'what it does'],
        docs.keyboard.map(({ keys, does }) => [keys, does]),
      ),
    formatList(docs.announced),
    `axe ${axe} finds no violations in either brand, in light and dark, at 280 px and from right to left.`,
    '## For selectors and tests',
    formatTable(
      ['`data-component`', 'role', '`data-part`'],
      conformance.map((one) => [
        formatInlineCode(one.name),
        one.role ?? '',
        one.parts.map(formatInlineCode).join(', '),
      ]),
    ),
  );
}

export function renderEntryPage({ name, description, exports, budget }: EntryFacts, packageName: string): string {
  return joinBlocks(
    `# ${packageName}/${name}`.replace(/\/\.$/, ''),
    description,
    budget && formatSizes(budget),
    exports.some(({ kind }) => kind !== 'type') && '## Exports',
    ...exports.filter(({ kind }) => kind !== 'type').flatMap((one) => renderExport(one)),
    ...describeOtherExports(exports.filter(({ kind }) => kind === 'type')),
  );
}

/** Returns 'Stable since 0.1.0', for example. */
export function renderStatus({ docs: { status, since } }: ComponentFacts): string {
  return `${status.charAt(0).toUpperCase()}${status.slice(1)} since ${since}`;
}

/** Returns a sentence about the most that the entry adds to an app's size. */
export function formatSizes(budget: Budget | undefined): string {
  if (budget === undefined) return '';
  const { js, withReactAria, css } = budget;
  const script =
    withReactAria === undefined ? `${js} kB of script` : `${js} kB of script (${withReactAria} kB with React Aria’s)`;
  return `At most ${script}${css === undefined ? '' : ` and ${css} kB of CSS`}, bundled by esbuild, minified, compressed with brotli and without React. 1 kB is 1,000 bytes.`;
}

/** Returns the components of an entry: `PriceTag, PriceRuler, …`, starting with the one that it is named after. */
export function getComponentNames({ exports }: ComponentFacts): readonly string[] {
  return exports.filter(({ kind }) => kind === 'component').map((one) => one.name);
}

export function renderInherited(inherited: readonly InheritedProps[]): string {
  const element = inherited.map(({ from }) => elements[from]).find((one) => one !== undefined) ?? 'its element';
  // A component that inherits only a few attributes picks them by name, so the sentence lists them.
  const isShortList = inherited.reduce((sum, { names }) => sum + names.length, 0) <= 12;
  if (inherited.length === 0) return '';
  return isShortList
    ? `Also takes the HTML attributes ${inherited.flatMap(({ names }) => names.map(formatInlineCode)).join(', ')}, and \`data-\` attributes.`
    : `Also takes the attributes of ${element}, including \`className\`, \`style\`, \`aria-\` and \`data-\` attributes.`;
}

const elements: Readonly<Record<string, string>> = {
  AnchorHTMLAttributes: 'an `<a>`',
  ButtonHTMLAttributes: 'a `<button>`',
  FieldsetHTMLAttributes: 'a `<fieldset>`',
  FormHTMLAttributes: 'a `<form>`',
  InputHTMLAttributes: 'an `<input>`',
  SelectHTMLAttributes: 'a `<select>`',
  SVGAttributes: 'an `<svg>`',
  TextareaHTMLAttributes: 'a `<textarea>`',
};

/** Returns whether a prop is a text that an app may want to replace, judging by its name, type and default. */
export function isText({ name, type, fallback }: Property): boolean {
  const isWord = type === 'string' || type.includes('=> string');
  return isWord && fallback !== undefined && /(?:[lL]abel|Message|Hint|Description)$|^strings$/.test(name);
}

/** Excludes the types of props and strings, and unions whose values come from an array. */
export function getTypes(exports: readonly Export[]): readonly Extract<Export, { kind: 'type' }>[] {
  return exports.filter(
    (one) => one.kind === 'type' && !/(?:Props|Strings)$/.test(one.name) && !one.text.startsWith('(typeof '),
  ) as Extract<Export, { kind: 'type' }>[];
}

export function getStrings(exports: readonly Export[]): readonly Extract<Export, { kind: 'type' }>[] {
  return exports.filter((one) => one.kind === 'type' && one.name.endsWith('Strings')) as Extract<
    Export,
    { kind: 'type' }
  >[];
}

function describeProps({ exports, description: pageDescription }: ComponentFacts): readonly (string | false)[] {
  const components = exports.filter((one) => one.kind === 'component');
  return components.flatMap(({ name, description, props, inherited }) => [
    components.length === 1 ? '## Props' : `## Props of ${name}`,
    // The page begins with the description of its own component.
    description !== pageDescription && description,
    props.length > 0 && formatProperties(props),
    renderInherited(inherited),
  ]);
}

function linkTypesElsewhere({ exports }: ComponentFacts, places: ReadonlyMap<string, string>): string {
  const ownTypes = new Set(exports.map(({ name }) => name));
  const rows = exports.flatMap((one) => (one.kind === 'component' ? one.props : one.kind === 'type' ? one.fields : []));
  const named = new Set(rows.flatMap(({ type }) => type.match(/\b[A-Z]\w+/g) ?? []));
  const found = [...named].filter((name) => places.has(name) && !ownTypes.has(name)).toSorted();
  const links = found.map((name) => `${formatInlineCode(name)} in [${places.get(name)}](${places.get(name)}.md)`);
  return links.length === 0 ? '' : `Types from other entries: ${links.join(', ')}.`;
}

function describeOtherExports(exports: readonly Export[]): readonly (string | false)[] {
  const types = getTypes(exports);
  const values = exports.filter(({ kind }) => kind === 'function' || kind === 'constant').filter(isNotOptionList);
  return [
    ...(types.length > 0 ? ['## Types', ...types.flatMap(formatType)] : []),
    ...(values.length > 0 && types !== exports ? ['## Also exported', ...values.flatMap(renderExport)] : []),
  ];
}

/** The prop's type also lists the values of an option list such as `buttonSizes`. */
const isNotOptionList = (one: Export) => one.kind !== 'constant' || !one.type.startsWith('readonly [');

function describeTexts(exports: readonly Export[]): readonly string[] {
  const strings = getStrings(exports);
  const labels = exports.flatMap((one) => (one.kind === 'component' ? one.props.filter(isText) : []));
  if (strings.length === 0 && labels.length === 0) return [];
  return [
    '## Texts',
    ...(labels.length > 0
      ? [
          `These props override the provider's strings for one instance: ${labels.map(({ name }) => formatInlineCode(name)).join(', ')}.`,
        ]
      : []),
    ...strings.flatMap(({ name, fields }) => [`\`strings\`: any part of \`${name}\`.`, formatProperties(fields)]),
  ];
}

function formatType({ name, description, fields, text }: Extract<Export, { kind: 'type' }>): string[] {
  return [
    `### ${name}`,
    description,
    fields.length > 0 ? formatProperties(fields) : formatCode(`type ${name} = ${text};`, 'text'),
  ];
}

function renderExport(one: Export): string[] {
  const text =
    one.kind === 'function'
      ? one.signatures.join('\n')
      : one.kind === 'constant'
        ? `${one.name}: ${shortenType(one.type)}`
        : '';
  return [`### ${one.name}`, one.description, ...(text === '' ? [] : [formatCode(text, 'text')])];
}

/** Truncates a long type, because the docstring describes its members. */
const shortenType = (type: string) => (type.length > 400 ? `${type.slice(0, 400)}…` : type);

function formatProperties(rows: readonly Property[]): string {
  return formatTable(
    ['name', 'type', 'default', ''],
    rows.map(({ name, isOptional, type, fallback, description }) => [
      formatInlineCode(name),
      formatInlineCode(type),
      fallback === undefined ? (isOptional ? '' : 'required') : formatInlineCode(fallback),
      description,
    ]),
  );
}

function joinBlocks(...blocks: readonly (string | false | undefined)[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function formatCode(text: string, language = 'tsx'): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function formatList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const formatRow = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
  return [formatRow(head), formatRow(head.map(() => '---')), ...rows.map(formatRow)].join('\n');
}

const formatInlineCode = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
