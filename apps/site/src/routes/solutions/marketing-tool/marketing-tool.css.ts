import { media } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const heading = style([typeset.poster, { fontSize: 'clamp(2.5rem, 1.4rem + 4.4vw, 4.75rem)' }]);

/** Each step is indented further than the one before. */
export const step = style({
  '@media': {
    [media.desktop]: {
      selectors: {
        '&:nth-child(2)': { paddingInlineStart: '7%' },
        '&:nth-child(3)': { paddingInlineStart: '14%' },
      },
    },
  },
});

export const verb = style([
  typeset.numeral,
  { fontSize: 'clamp(2.125rem, 1.2rem + 3.8vw, 4.25rem)', letterSpacing: '-0.032em' },
]);
