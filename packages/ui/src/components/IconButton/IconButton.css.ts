import { recipe } from '@vanilla-extract/recipes';
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';

// The doubled class overrides Button's rules regardless of the order of the style sheets.
const overrideButton = (rule: StyleRule) => layeredPrimitive({ selectors: { '&&': rule } });

const enabledSelector = '&&:not([data-disabled]):not([aria-disabled="true"])';

const createSquare = (side: string) => overrideButton({ inlineSize: side, minBlockSize: side });

export const iconButton = recipe({
  base: overrideButton({ flexShrink: 0, padding: 0, borderRadius: vars.radius.full }),
  variants: {
    size: { s: createSquare(vars.control.s), m: createSquare(vars.control.m), l: createSquare(vars.control.l) },
    isRaised: {
      true: layeredPrimitive({
        selectors: {
          '&&': { background: vars.color.surfaceRaised, borderColor: vars.color.line, boxShadow: vars.shadow.raised },
          [`${enabledSelector}:hover`]: { '@media': { [media.hover]: { background: vars.color.surfaceSunk } } },
          [`${enabledSelector}:is(:active, [data-pressed])`]: { background: vars.color.surfaceSunk },
        },
      }),
    },
  },
});
