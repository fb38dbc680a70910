import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const tool = style([typeset.tool, { marginBlockEnd: vars.space[3] }]);

export const heading = style([typeset.poster, { fontSize: 'clamp(2.5rem, 1.3rem + 4.6vw, 4.75rem)' }]);

export const plans = style({ color: vars.color.ink, textUnderlineOffset: '4px', whiteSpace: 'nowrap' });

export const clipping = style({ '@media': { [media.desktop]: { maxInlineSize: '600px' } } });

export const newspaperAdvert = style({
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[6]}`,
  borderBlock: `4px double ${vars.color.ink}`,
  background: vars.color.surfaceRaised,
  fontSize: vars.text[18],
  fontWeight: 500,
  lineHeight: 'calc(1.25em + 24px)',
  letterSpacing: '-0.01em',
});

export const addedFacts = style({
  borderBlockStart: `1px solid color-mix(in oklab, ${vars.color.ink} 14%, transparent)`,
});

export const difference = style([
  typeset.title,
  { display: 'block', color: vars.color.good, textAlign: 'end', textWrap: 'balance' },
]);

export const rules = style({
  display: 'grid',
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const rule = style({
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  '@media': {
    [media.tablet]: {
      paddingInline: vars.space[6],
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
    [`not ${media.tablet}`]: { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } },
  },
});
