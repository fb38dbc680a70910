import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const hero = style({
  position: 'relative',
  paddingBlockStart: vars.space[6],
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[8] } },
});

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    // The headline does not wrap. The paragraph and the car share the remaining width.
    [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 372px)', alignItems: 'end', gap: vars.space[10] },
  },
});

export const audience = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
  fontWeight: 600,
  '@media': { [media.desktop]: { marginBlockEnd: vars.space[5] } },
});

export const plate = style({
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.lineStrong}`,
  borderInlineStart: `${vars.space['1-5']} solid ${vars.color.accent}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceRaised,
  fontFamily: vars.font.display,
  fontSize: vars.text[13],
  fontWeight: 700,
  letterSpacing: '0.04em',
});

export const heading = style({
  font: vars.type.display.font,
  letterSpacing: vars.type.display.tracking,
  marginInlineStart: '-0.04em',
  '@media': { [media.desktop]: { whiteSpace: 'nowrap', paddingBlockEnd: vars.space[8] } },
});

export const sideColumn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.desktop]: { alignSelf: 'stretch', alignContent: 'space-between' } },
});

export const lead = style([typeset.lead, { '@media': { [media.desktop]: { paddingBlockStart: vars.space[2] } } }]);

export const chips = style({ marginBlockStart: vars.space[4] });

export const audienceLinks = style({
  display: 'grid',
  // Both links are in one row on phones too, so that they are above the fold.
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  listStyleType: '""',
});

export const audienceLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  blockSize: '100%',
  minBlockSize: vars.control.m,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  color: vars.color.inkMuted,
  fontSize: vars.text[15],
  textDecoration: 'none',
  textWrap: 'balance',
  '@media': { [media.tablet]: { paddingInline: vars.space[4], fontSize: vars.text[16] } },
  ':hover': { borderColor: vars.color.ink, background: vars.color.surfaceRaised },
});

export const hiddenOnPhones = style({ '@media': { [`not ${media.tablet}`]: { display: 'none' } } });

export const question = style({ color: vars.color.ink, fontWeight: 600 });
