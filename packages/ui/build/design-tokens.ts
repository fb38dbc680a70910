// dist/tokens.json: the tokens of the brand `dealer` for design tools, in the format of the Design Tokens Community Group,
// version 2025.10. The sources are written shorter; here every value gets the object that the format asks for.
import dealer from '../src/theme/tokens.json' with { type: 'json' };

interface Token {
  readonly $value: unknown;
  readonly $description?: string;
}
/** What begins with `$` says something of the group itself. */
type Group = Readonly<Record<string, unknown>>;

/** The vendor of our `$extensions`: what CSS can say and the format cannot. */
const vendor = 'io.github.forecourt';

/** @returns the document as data, ready to be written as JSON */
export function designTokens(): Group {
  const { colour, font, type, space, radius, shadow, motion } = dealer;
  return {
    $description: dealer.$description,
    colour: {
      $type: 'color',
      light: each(colour.light, (value: string) => color(value)),
      dark: each(colour.dark, (value: string) => color(value)),
    },
    font,
    type: { $type: 'typography', $description: 'Each at its largest.', ...typography(type) },
    space: { $type: 'dimension', ...each(space, (value: string) => measure(value)) },
    radius: { $type: 'dimension', ...each(radius, (value: string) => measure(value)) },
    shadow: { $type: 'shadow', ...each(shadow, (layers: readonly ShadowLayer[]) => layers.map(shadowLayer)) },
    motion: each(motion, (value: unknown) => (typeof value === 'string' ? measure(value) : value)),
  };
}

/** The tokens of a group, each with its value written anew; the rest of a token stays. */
function each<Value>(group: Group, write: (value: Value) => unknown): Group {
  const tokens = Object.entries(group).filter((entry): entry is [string, Token] => !entry[0].startsWith('$'));
  return Object.fromEntries(tokens.map(([name, token]) => [name, { ...token, $value: write(token.$value as Value) }]));
}

/** `#RRGGBB` or `#RRGGBBAA`. */
function color(hex: string) {
  const [red, green, blue, alpha = 1] = (hex.slice(1).match(/../g) ?? []).map((byte) =>
    rounded(Number.parseInt(byte, 16) / 255),
  );
  // the format's own `hex` knows no alpha
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: hex.slice(0, 7).toLowerCase() };
}

/** `16px`, `1.125rem`, `120ms`. */
function measure(text: string) {
  const { value, unit } = /^(?<value>-?[\d.]+)(?<unit>px|rem|ms)$/.exec(text)?.groups ?? {};
  if (value === undefined) throw new TypeError(`The format knows px, rem and ms; '${text}' is none of them.`);
  return { value: Number(value), unit };
}

interface ShadowLayer {
  readonly offsetX: string;
  readonly offsetY: string;
  readonly blur: string;
  readonly spread: string;
  readonly color: string;
}

const shadowLayer = (layer: ShadowLayer) => ({
  color: color(layer.color),
  offsetX: measure(layer.offsetX),
  offsetY: measure(layer.offsetY),
  blur: measure(layer.blur),
  spread: measure(layer.spread),
});

/**
 * A step as one token. The format has no em and no clamp(): tracking is given for the largest size, and what CSS sets is
 * beside it.
 */
function typography(steps: typeof dealer.type): Group {
  const rows = Object.entries(steps).flatMap(([name, step]) => {
    if (typeof step === 'string') return [];
    const fontSize = measure(step.size.$value);
    const fluid = '$extensions' in step.size ? { size: step.size.$extensions['forecourt.fluid'] } : {};
    const token = {
      $value: {
        fontFamily: step.face.$value,
        fontSize,
        fontWeight: step.weight.$value,
        letterSpacing: { value: rounded(step.tracking.$value * fontSize.value), unit: 'rem' },
        lineHeight: step.leading.$value,
      },
      $extensions: { [vendor]: { tracking: `${step.tracking.$value}em`, ...fluid } },
    };
    return [[name, token] as const];
  });
  return Object.fromEntries(rows);
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
