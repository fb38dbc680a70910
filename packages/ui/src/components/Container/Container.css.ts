import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';

const padding = createVar('padding');

const createPadding = (space: string, wider: string) =>
  layeredPrimitive({ vars: { [padding]: space }, '@media': { [media.desktop]: { vars: { [padding]: wider } } } });

// Each maximum width includes the 40 px of padding that both sides have from 1024 px up.
export const container = recipe({
  base: layeredPrimitive({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space[5],
    '@media': {
      [media.tablet]: { paddingInline: vars.space[6] },
      [media.desktop]: { paddingInline: vars.space[10] },
    },
  }),
  variants: {
    width: {
      text: layeredPrimitive({ maxInlineSize: 'calc(68ch + 80px)' }),
      content: layeredPrimitive({ maxInlineSize: '1280px' }),
      wide: layeredPrimitive({ maxInlineSize: '1600px' }),
      full: {},
    },
    padding: {
      none: {},
      s: createPadding(vars.space[12], vars.space[20]),
      m: createPadding(vars.space[16], vars.space[24]),
      l: createPadding(vars.space[16], vars.space[28]),
    },
    sides: {
      both: layeredPrimitive({ paddingBlock: padding }),
      start: layeredPrimitive({ paddingBlockStart: padding }),
      end: layeredPrimitive({ paddingBlockEnd: padding }),
    },
  },
});
