// Reads the design tokens in the 2025.10 format of the Design Tokens Community Group: brands/*.json, resolved per brand
// and theme by brands/brands.resolver.json.
import { readFileSync } from 'node:fs';
import { type Config, defineConfig, Logger, parse } from '@terrazzo/parser';

const folder = new URL('../brands/', import.meta.url);
const resolverFile = new URL('brands.resolver.json', folder);

export interface Token {
  readonly group: string;
  readonly name: string;
  readonly type: string;
  readonly description: string | undefined;
  readonly value: unknown;
  /** An extension of the format: the CSS `font-size` of a fluid step of the type scale. */
  readonly fluid: string | undefined;
  /** The `font` token that a step of the type scale refers to. */
  readonly face: string | undefined;
}

export interface Brands {
  readonly brands: readonly string[];
  readonly themes: readonly string[];
  /** The groups that a brand sets. All brands share the others. */
  readonly brandGroups: ReadonlySet<string>;
  /** Returns all tokens of a brand. The group `color` has the values of the theme. */
  readonly resolve: (brand: string, theme?: string) => readonly Token[];
}

/**
 * Terrazzo's rules for the token types that we use. Dimensions must be in px or rem: the format does not support em.
 */
const lint: NonNullable<Config['lint']> = {
  rules: {
    ...Object.fromEntries(
      ['color', 'cubic-bezier', 'duration', 'font-family', 'font-weight', 'number', 'shadow', 'typography'].map(
        (type) => [`core/valid-${type}`, 'error' as const],
      ),
    ),
    'core/valid-dimension': ['error', { legacyFormat: false, allowedUnits: ['px', 'rem'] }],
  },
};

/**
 * Reads all brands.
 *
 * @param read reads a file in brands/; tests replace it
 * @throws {Error} if a document does not follow the format
 */
export async function readBrands(read = (file: URL) => readFileSync(file, 'utf8')): Promise<Brands> {
  // Silences Terrazzo's warning for each group that extends another: it cannot prove that brand and theme are
  // independent.
  const logger = new Logger({ level: 'silent' });
  const config = defineConfig({ lint }, { cwd: folder, logger });
  const { resolver } = await parse([{ filename: resolverFile, src: read(resolverFile) }], {
    config,
    logger,
    req: async (url) => read(url),
  });
  const { modifiers } = JSON.parse(read(resolverFile)) as {
    modifiers: Record<'brand' | 'theme', { contexts: Record<string, readonly { readonly $ref: string }[]> }>;
  };
  const order = getKeyOrder(read(new URL('dealer.json', folder)));
  const files = Object.values(modifiers.brand.contexts).flatMap((sources) => sources.map(({ $ref }) => $ref));
  const groups = files.flatMap((file) => Object.keys(JSON.parse(read(new URL(file, folder))) as object));
  return {
    brands: Object.keys(modifiers.brand.contexts),
    themes: Object.keys(modifiers.theme.contexts),
    brandGroups: new Set(groups.filter((group) => !group.startsWith('$'))),
    resolve: (brand, theme = 'light') =>
      Object.values(resolver.apply({ brand, theme }))
        .toSorted(order)
        .map((token) => {
          const [group = '', name = ''] = token.id.split('.');
          const extension = token.$extensions?.['com.forecourt'] as { fontSize: string } | undefined;
          return {
            group,
            name,
            type: token.$type,
            description: token.$description,
            value: token.$value,
            fluid: extension?.fontSize,
            face: /\.(?<face>\w+)/.exec((token.originalValue?.$value as { fontFamily?: string })?.fontFamily ?? '')
              ?.groups?.['face'],
          };
        }),
  };
}

/** Keeps the file's order of keys, and sorts numbers by size. Terrazzo sorts alphabetically, which puts 10 before 2. */
function getKeyOrder(text: string): (one: { id: string }, other: { id: string }) => number {
  const document = JSON.parse(text) as Record<string, object>;
  const ids = Object.entries(document).flatMap(([group, tokens]) =>
    Object.keys(tokens)
      .filter((name) => !name.startsWith('$'))
      .toSorted(
        (one, other) => Number.parseFloat(one.replace('-', '.')) - Number.parseFloat(other.replace('-', '.')) || 0,
      )
      .map((name) => `${group}.${name}`),
  );
  // The theme's colours come first, in the order of `light`.
  const getPosition = (id: string) =>
    ids.indexOf(id.replace(/^color\./, 'light.')) - (id.startsWith('color.') ? ids.length : 0);
  return (one, other) => getPosition(one.id) - getPosition(other.id);
}

interface Color {
  readonly components: readonly number[];
  readonly alpha?: number;
}
interface Dimension {
  readonly value: number;
  readonly unit: string;
}
type ShadowLayer = Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Dimension> & { readonly color: Color };

export interface TypeStep {
  readonly font: string;
  readonly tracking: string;
}
interface Typography {
  readonly fontSize: Dimension;
  readonly fontWeight: number;
  readonly letterSpacing: Dimension;
  readonly lineHeight: number;
}

const toHexByte = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
const formatColor = ({ components, alpha = 1 }: Color) =>
  `#${[...components, ...(alpha < 1 ? [alpha] : [])].map(toHexByte).join('')}`.toUpperCase();
const formatDimension = ({ value, unit }: Dimension) => `${value}${unit}`;
const formatFontFamily = (faces: readonly string[]) =>
  faces.map((face) => (face.includes(' ') ? `"${face}"` : face)).join(', ');
const formatShadow = (layers: readonly ShadowLayer[]) =>
  layers
    .map((layer) =>
      [layer.offsetX, layer.offsetY, layer.blur, layer.spread]
        .map(formatDimension)
        .concat(formatColor(layer.color))
        .join(' '),
    )
    .join(', ');

/** Returns the CSS value of a token. Throws for a `typography` token, which has two values: use {@link createTypeStep}. */
export function formatCssValue({ type, value }: Token): string {
  switch (type) {
    case 'color':
      return formatColor(value as Color);
    case 'dimension':
    case 'duration':
      return formatDimension(value as Dimension);
    case 'fontFamily':
      return formatFontFamily(value as readonly string[]);
    case 'shadow':
      return formatShadow(value as readonly ShadowLayer[]);
    case 'cubicBezier':
      return `cubic-bezier(${(value as readonly number[]).join(', ')})`;
    default:
      throw new TypeError(`Cannot convert tokens of the type ${type} to CSS. Add the type to brands.ts.`);
  }
}

/** `font` has no family. The tracking is in em, so that it follows a fluid size. */
export function createTypeStep({ value, fluid }: Token): TypeStep {
  const { fontWeight, fontSize, lineHeight, letterSpacing } = value as Typography;
  const tracking = Math.round((letterSpacing.value / fontSize.value) * 10_000) / 10_000;
  return { font: `${fontWeight} ${fluid ?? formatDimension(fontSize)}/${lineHeight}`, tracking: `${tracking}em` };
}
