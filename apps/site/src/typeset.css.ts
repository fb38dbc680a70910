// Text styles that the design system's Heading and Text do not have.
import { vars } from '@forecourt/ui/theme';
import { style } from './style.ts';

const display = { fontFamily: vars.font.display, fontWeight: 700 } as const;

/** Each page sets the font size. */
export const poster = style({
  ...display,
  marginInlineStart: '-0.03em',
  lineHeight: 0.98,
  letterSpacing: '-0.032em',
  textWrap: 'balance',
});

/** Each use sets the font size. */
export const numeral = style({ ...display, lineHeight: 1, letterSpacing: '-0.03em' });

export const figure = style({
  font: vars.type.figure.font,
  letterSpacing: vars.type.figure.tracking,
  fontVariantNumeric: 'tabular-nums',
});

/** Leaves room for the labels below the query's marked words. */
export const sentence = style({
  ...display,
  fontSize: vars.text[24],
  fontWeight: 600,
  lineHeight: 'calc(1.2em + 22px)',
  letterSpacing: '-0.02em',
});

export const headline = style({
  font: vars.type.headline.font,
  letterSpacing: vars.type.headline.tracking,
  textWrap: 'balance',
});

export const title = style({ font: vars.type.title.font, letterSpacing: vars.type.title.tracking });

export const subtitle = style({ font: vars.type.subtitle.font, letterSpacing: vars.type.subtitle.tracking });

export const smallTitle = style({
  font: vars.type.title.font,
  fontSize: vars.text[24],
  letterSpacing: vars.type.title.tracking,
  textWrap: 'balance',
});

export const label = style({ fontWeight: 600, letterSpacing: '-0.01em' });

export const name = style({
  fontSize: vars.text[17],
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});

export const lead = style({
  color: vars.color.inkMuted,
  font: vars.type.lead.font,
  letterSpacing: vars.type.lead.tracking,
  textWrap: 'balance',
});

export const gloss = style({ maxInlineSize: '44ch', color: vars.color.inkMuted, textWrap: 'balance' });

/** Styles an explanation in slightly longer lines than `gloss`. */
export const explanation = style({ maxInlineSize: '46ch', color: vars.color.inkMuted, textWrap: 'balance' });

export const small = style({
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  textWrap: 'balance',
});

export const micro = style({
  color: vars.color.inkMuted,
  font: vars.type.micro.font,
  letterSpacing: vars.type.micro.tracking,
  textWrap: 'balance',
});

export const measure = {
  s: style({ maxInlineSize: '44ch', textWrap: 'balance' }),
  m: style({ maxInlineSize: '52ch', textWrap: 'balance' }),
  l: style({ maxInlineSize: '62ch' }),
};

/** Keeps a hyphenated word on one line. */
export const unbroken = style({ whiteSpace: 'nowrap' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockEnd: vars.space[8],
});

export const tool = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  color: vars.color.inkMuted,
  fontWeight: 500,
});
