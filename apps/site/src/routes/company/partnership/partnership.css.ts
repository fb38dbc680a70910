import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'center',
      gap: vars.space[10],
      paddingBlock: `${vars.space[12]} ${vars.space[24]}`,
    },
  },
});

export const heading = style({
  marginInlineStart: '-0.04em',
  fontFamily: vars.font.display,
  fontSize: 'clamp(2.75rem, 1.1rem + 6.6vw, 6.5rem)',
  fontWeight: 700,
  lineHeight: 0.94,
  letterSpacing: '-0.034em',
});

export const lead = style([typeset.lead, { maxInlineSize: '44ch', marginBlockStart: vars.space[6] }]);

export const actions = style([typeset.actions, { marginBlockStart: vars.space[8] }]);

export const chapter = style({
  paddingBlock: vars.space[12],
  '@media': { [media.desktop]: { paddingBlock: vars.space[20] } },
});

export const last = style([chapter, { '@media': { [media.desktop]: { paddingBlockEnd: vars.space[32] } } }]);

export const benefits = style({
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': {
    // Three from the first on: while only two had come they were wider.
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingBlockStart: vars.space[6] },
  },
});

export const title = style({
  marginBlockEnd: vars.space[6],
  font: vars.type.headline.font,
  letterSpacing: vars.type.headline.tracking,
  '@media': { [media.desktop]: { marginBlockEnd: vars.space[10] } },
});

/** Stands further from what follows: the holes rise above their line. */
export const wayTitle = style([title, { '@media': { [media.tablet]: { marginBlockEnd: vars.space[12] } } }]);

// The ticket's way, from the left to the right: a perforated line with a hole where it changes hands.
export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 0,
      borderBlockStart: `2px dashed ${vars.color.lineStrong}`,
    },
  },
});

export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  paddingInlineStart: vars.space[12],
  '@media': {
    [media.tablet]: {
      paddingBlockStart: vars.space[10],
      paddingInline: `0 ${vars.space[6]}`,
      '::before': { insetBlockStart: '-17px', outline: `8px solid ${vars.color.surface}` },
    },
    [media.desktop]: { paddingInlineEnd: vars.space[12] },
  },
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '32px',
    blockSize: '32px',
    borderRadius: vars.radius.full,
    background: vars.color.ink,
    color: vars.color.inkInverse,
    fontWeight: 600,
  },
});

export const stepTitle = style({
  font: vars.type.subtitle.font,
  letterSpacing: vars.type.subtitle.tracking,
  textWrap: 'balance',
  selectors: { 'li > &': { marginBlockEnd: vars.space[2] } },
});

export const muted = style({ maxInlineSize: '46ch', color: vars.color.inkMuted, textWrap: 'pretty' });

export const reasons = style({
  display: 'grid',
  borderBlockStart: `1px solid ${vars.color.ink}`,
});

export const reason = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: vars.space[6] },
  },
});
