// Generates files from the design tokens (the contract, the names of brands and themes, and the values), and the script
// that applies the stored theme.
import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { themeStorageKey } from '../src/theme/storage-key.ts';
import { type Brands, formatCssValue, type Token, createTypeStep } from './brands.ts';
import { applyStoredTheme } from './stored-theme.ts';

const head = '// Generated from brands/*.json by `node build/write-theme.ts`. Do not edit.\n';
const toCamelCase = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const formatKey = (name: string) => (/^(?:[A-Za-z]\w*|\d+)$/.test(name) ? name : `'${name}'`);

/** The paths are below src/theme/generated. */
export function renderThemeFiles(all: Brands): ReadonlyMap<string, string> {
  return new Map([
    ['contract.css.ts', renderContract(all)],
    ['names.ts', renderNames(all)],
    ['values.ts', renderValues(all)],
    ['theme-script.ts', renderThemeScript()],
  ]);
}

function renderContract({ brands, resolve }: Brands): string {
  // Leaves out `light` and `dark`, because `color` has the values of the current theme.
  const tokens = resolve(brands[0] ?? '').filter(({ group }) => group !== 'light' && group !== 'dark');
  const formatMember = ({ name, description, type }: Token) =>
    `${description === undefined ? '' : `/** ${toSentence(description)} */\n`}${formatKey(toCamelCase(name))}: ${type === 'typography' ? 'step' : 'null'},`;
  return `${head}import { createGlobalThemeContract } from '@vanilla-extract/css';

const step = { font: null, tracking: null };

/**
 * The custom properties that a brand sets and a component reads: \`vars.color.inkMuted\` is \`var(--fc-color-ink-muted)\`.
 * Their names are public. Colours follow the nearest \`data-theme\` and \`data-brand\`; spaces, radii and times are
 * lengths and durations; \`type.<name>.font\` goes into \`font\`, \`type.<name>.tracking\` into \`letter-spacing\`, and
 * \`text\` into \`font-size\`.
 */
export const vars = createGlobalThemeContract(
  {
${groupTokens(tokens)
  .map(([group, members]) => `${group}: {\n${members.map(formatMember).join('\n')}\n},`)
  .join('\n')}
  },
  (_value, path) =>
    \`fc-\${path.map((part) => part.replace(/[A-Z]/g, (letter) => \`-\${letter.toLowerCase()}\`)).join('-')}\`,
);
`;
}

const groupTokens = (tokens: readonly Token[]) =>
  [...new Set(tokens.map(({ group }) => group))].map(
    (name) => [name, tokens.filter(({ group }) => group === name)] as const,
  );

const toSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function renderNames({ brands, themes }: Brands): string {
  const list = (all: readonly string[]) => `[${all.map((name) => `'${name}'`).join(', ')}] as const`;
  return `${head}
/** The brands in the package: \`dealer\` is the default; \`wireframe\` proves that no component depends on it. */
export const brands = ${list(brands)};
export type Brand = (typeof brands)[number];

/**
 * The two themes of every brand. Without \`data-theme\` the user's system decides. \`data-theme="inverse"\` is dark within light
 * and light within dark, for the one part of a page that should stand out.
 */
export const themes = ${list(themes)};
export type Theme = (typeof themes)[number];
`;
}

function renderValues({ brands, brandGroups, resolve }: Brands): string {
  const renderGroups = (tokens: readonly Token[]) =>
    groupTokens(tokens)
      .map(([group, members]) => `${group}: {\n${members.map(renderRow).join('\n')}\n},`)
      .join('\n');
  const isBrandToken = ({ group }: Token) => brandGroups.has(group);
  const sharedTokens = resolve(brands[0] ?? '').filter((token) => !isBrandToken(token) && token.group !== 'color');
  return `${head}
/** The values that a brand sets, in CSS syntax. Colours are \`#RRGGBB\`, or \`#RRGGBBAA\` if they are translucent. */
export const brandValues = {
${brands.map((brand) => `${brand}: {\n${renderGroups(resolve(brand).filter(isBrandToken))}\n},`).join('\n')}
} as const;

/**
 * The values that all brands share. Text is in rem, so that it follows the user's default size; large steps are fluid.
 */
export const sharedValues = {
${renderGroups(sharedTokens)}
} as const;
`;
}

function renderRow(token: Token): string {
  if (token.type !== 'typography') return `${formatKey(toCamelCase(token.name))}: '${formatCssValue(token)}',`;
  const { font, tracking } = createTypeStep(token);
  return `${formatKey(toCamelCase(token.name))}: { font: '${font}', face: '${token.face}', tracking: '${tracking}' },`;
}

function renderThemeScript(): string {
  const call = `(${applyStoredTheme.toString()})('${themeStorageKey}')`;
  // Compressed code would have `&&`, which needs escaping in some documents.
  const script = minifySync('theme.js', call, { compress: false }).code.trim();
  const hash = createHash('sha256').update(script).digest('base64');
  return `// Generated from build/stored-theme.ts by \`node build/write-theme.ts\`. Do not edit.

/**
 * A classic script for \`<head>\`, before the style sheets. It sets \`data-theme\` on \`<html>\` to the stored choice
 * before the first paint. If storage is blocked or has another value, the system's theme applies. The text never
 * changes, so a content security policy can allow it by \`themeScriptHash\`.
 */
export const themeScript = '${script.replaceAll("'", String.raw`\'`)}';

/** The hash of \`themeScript\` for a content security policy: \`script-src 'self' '<themeScriptHash>'\`. */
export const themeScriptHash = 'sha256-${hash}';
`;
}
