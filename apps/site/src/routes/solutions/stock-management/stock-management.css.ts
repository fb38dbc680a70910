import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gap: vars.space[16],
      paddingBlock: `${vars.space[12]} ${vars.space[24]}`,
    },
  },
});

export const words = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '104px', alignSelf: 'start' } },
});

export const tool = typeset.tool;

export const heading = style([typeset.poster, { fontSize: 'clamp(2.5rem, 1.4rem + 3.6vw, 4.5rem)' }]);

export const lead = style({
  marginBlock: `${vars.space[6]} ${vars.space[8]}`,
  maxInlineSize: '44ch',
  color: vars.color.inkMuted,
  font: vars.type.lead.font,
  letterSpacing: vars.type.lead.tracking,
  textWrap: 'pretty',
});

export const actions = typeset.actions;

export const small = style({
  marginBlockEnd: vars.space[8],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `2px solid ${vars.color.ink}`,
  fontWeight: 600,
  letterSpacing: '-0.01em',
});

export const note = style({ marginBlockStart: vars.space[8], color: vars.color.inkMuted, font: vars.type.small.font });
