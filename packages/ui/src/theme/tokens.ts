import dealer from './tokens.json' with { type: 'json' };
import type { Brand } from './names.ts';
import wireframe from './wireframe.json' with { type: 'json' };

/** A DTCG group: what begins with `$` is about the group, and a string. */
type Group<Value> = { readonly [name: string]: { readonly $value: Value } | string };
type Shadow = { offsetX: string; offsetY: string; blur: string; spread: string; color: string };

/** CSS values by token name, in the names of tokens.json: `ink-muted`, `12`. */
export type Values = Readonly<Record<string, string>>;

function read<Value>(group: Group<Value>, write: (value: Value) => string): Values {
  const rows = Object.entries(group).flatMap(([name, token]) =>
    typeof token === 'string' ? [] : [[name, write(token.$value)] as const],
  );
  return Object.fromEntries(rows);
}

const same = (value: string) => value;
const family = (faces: readonly string[]) => faces.map((face) => (face.includes(' ') ? `"${face}"` : face)).join(', ');
const shadow = (layers: readonly Shadow[]) =>
  layers.map((s) => `${s.offsetX} ${s.offsetY} ${s.blur} ${s.spread} ${s.color}`).join(', ');
const curve = (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`;

/** What a brand may set: colours (`#RRGGBB` or `#RRGGBBAA`) by theme, faces, radii and shadows. */
export function brandValues(brand: Brand) {
  const source = brand === 'dealer' ? dealer : wireframe;
  return {
    color: { light: read(source.colour.light, same), dark: read(source.colour.dark, same) },
    font: read<readonly string[]>(source.font, family),
    radius: read(source.radius, same),
    shadow: read<readonly Shadow[]>(source.shadow, shadow),
  };
}

/** What all brands share: spaces (px), durations and curves. */
export const sharedValues = {
  space: read(dealer.space, same),
  time: { fast: dealer.motion.fast.$value, base: dealer.motion.base.$value, slow: dealer.motion.slow.$value },
  ease: { out: curve(dealer.motion.out.$value), inout: curve(dealer.motion.inout.$value) },
} satisfies Record<string, Values>;

/** One step of the type scale: what stands before the family in CSS `font`, the family's token, the tracking in em. */
export interface TypeValue {
  readonly name: string;
  readonly size: string;
  readonly face: 'display' | 'text';
  readonly tracking: string;
}

/** The type scale in order. Sizes are in rem, so that they follow the reader's own; the large ones are fluid. */
export const typeScale: readonly TypeValue[] = Object.entries(dealer.type).flatMap(([name, step]) => {
  if (typeof step === 'string') return [];
  const size = '$extensions' in step.size ? step.size.$extensions['forecourt.fluid'] : step.size.$value;
  return [
    {
      name,
      size: `${step.weight.$value} ${size}/${step.leading.$value}`,
      face: step.face.$value === '{font.display}' ? 'display' : 'text',
      tracking: `${step.tracking.$value}em`,
    },
  ];
});
