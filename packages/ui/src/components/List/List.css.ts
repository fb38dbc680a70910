import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';
import { listPaddings, type ListRule } from './variants.ts';

const paddingBlock = createVar('padding');
// Derived from the text colour, because the hairline colour would be invisible on a sunk background.
const hairline = `1px solid color-mix(in oklab, ${vars.color.ink} 14%, transparent)`;

export const list = style(layeredPrimitive({ minInlineSize: 0 }));
globalStyle(`${list} > *`, layeredPrimitive({ paddingBlock, borderBlockStart: hairline }));
globalStyle(`${list} > :first-child`, layeredPrimitive({ borderBlockStart: 0 }));

const rules: Record<Exclude<ListRule, 'none'>, string> = {
  hairline,
  ink: `1px solid ${vars.color.ink}`,
  strong: `2px solid ${vars.color.ink}`,
};
export const startRule = styleVariants(rules, (borderBlockStart) => layeredPrimitive({ borderBlockStart }));
export const endRule = style(layeredPrimitive({ borderBlockEnd: hairline }));

const steps = Object.fromEntries(listPaddings.map((step) => [step, vars.space[step]]));
export const padding = styleVariants(steps, (space) => layeredPrimitive({ vars: { [paddingBlock]: space } }));
export const desktopPadding = styleVariants(steps, (space) =>
  layeredPrimitive({ '@media': { [media.desktop]: { vars: { [paddingBlock]: space } } } }),
);
