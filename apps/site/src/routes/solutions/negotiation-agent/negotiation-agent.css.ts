import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const hero = style({
  paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
  '@media': { [media.desktop]: { paddingBlock: `${vars.space[10]} ${vars.space[16]}` } },
});

export const heading = style({
  marginInlineStart: '-0.03em',
  font: vars.type.display.font,
  fontSize: 'clamp(2.5rem, 1.1rem + 6.2vw, 6.25rem)',
  letterSpacing: vars.type.display.tracking,
  textWrap: 'balance',
});

export const under = style({
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': { [media.desktop]: { marginBlockStart: vars.space[10] } },
});

export const claim = style({ display: 'grid', justifyItems: 'start', alignContent: 'start' });

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(3.25rem, 2rem + 4.6vw, 5.5rem)',
  fontWeight: 700,
  lineHeight: 0.95,
  letterSpacing: '-0.035em',
});

export const basis = style({
  marginBlockStart: vars.space[2],
  color: vars.color.inkMuted,
  font: vars.type.micro.font,
  fontWeight: 400,
});

export const lead = style([typeset.lead, { maxInlineSize: '54ch' }]);

export const actions = typeset.actions;

export const title = style({ font: vars.type.title.font, letterSpacing: vars.type.title.tracking });

export const list = style({ borderBlockStart: `2px solid ${vars.color.ink}` });

export const feature = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', gap: vars.space[8] } },
});

export const name = style({
  font: vars.type.title.font,
  fontSize: vars.text[24],
  letterSpacing: vars.type.title.tracking,
});

export const text = style({ color: vars.color.inkMuted, textWrap: 'pretty' });
