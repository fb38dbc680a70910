import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  paddingBlock: `${vars.space[8]} ${vars.space[20]}`,
  '@media': { [media.desktop]: { gap: vars.space[12], paddingBlock: `${vars.space[16]} ${vars.space[28]}` } },
});

export const head = style({ display: 'grid', gap: vars.space[4] });

export const heading = style([
  typeset.headline,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[3]} ${vars.space[5]}` },
]);

export const plate = style({
  display: 'inline-flex',
  overflow: 'hidden',
  paddingInlineEnd: vars.space[4],
  border: `3px solid ${vars.color.ink}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  fontSize: 'clamp(2.75rem, 1.5rem + 5vw, 5rem)',
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  '::before': {
    content: '""',
    inlineSize: vars.space[7],
    marginInlineEnd: vars.space[4],
    background: vars.color.accent,
  },
});

export const lead = style([typeset.lead, { maxInlineSize: '56ch' }]);

export const links = style({
  display: 'grid',
  borderBlockStart: `1px solid ${vars.color.ink}`,
  listStyleType: '""',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[10] },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space[8] },
  },
});

export const item = style({
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const link = style({ minBlockSize: vars.control.m, fontWeight: 600 });

export const text = typeset.small;
