import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';

/** Inverts the colours of a selected button. The doubled class overrides the Button's own class. */
export const toggle = style(
  layeredPrimitive({
    selectors: {
      '&&[data-selected]': { borderColor: vars.color.ink, background: vars.color.ink, color: vars.color.inkInverse },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&&[data-selected]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&&[data-selected][data-disabled]': { borderColor: 'GrayText', background: 'GrayText', color: 'Canvas' },
        },
      },
    },
  }),
);
