import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';
import { bandPaddings } from './variants.ts';

const hairline = `1px solid ${vars.color.line}`;

export const band = recipe({
  base: {},
  variants: {
    tone: {
      none: {},
      surface: layeredPrimitive({ background: vars.color.surface }),
      sunk: layeredPrimitive({ background: vars.color.surfaceSunk }),
      raised: layeredPrimitive({ background: vars.color.surfaceRaised }),
    },
    edges: {
      none: {},
      start: layeredPrimitive({ borderBlockStart: hairline }),
      end: layeredPrimitive({ borderBlockEnd: hairline }),
      both: layeredPrimitive({ borderBlock: hairline }),
    },
  },
});

const steps = Object.fromEntries(bandPaddings.map((step) => [step, vars.space[step]]));
const createDesktopPadding = (property: 'paddingBlockStart' | 'paddingBlockEnd') =>
  styleVariants(steps, (space) => layeredPrimitive({ '@media': { [media.desktop]: { [property]: space } } }));

export const start = styleVariants(steps, (space) => layeredPrimitive({ paddingBlockStart: space }));
export const end = styleVariants(steps, (space) => layeredPrimitive({ paddingBlockEnd: space }));
export const desktopStart = createDesktopPadding('paddingBlockStart');
export const desktopEnd = createDesktopPadding('paddingBlockEnd');
