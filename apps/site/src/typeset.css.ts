// Text styles that the design system's Heading and Text do not have.
import { vars } from '@forecourt/ui/theme';
import { style } from './style.ts';

const display = { fontFamily: vars.font.display, fontWeight: 700 } as const;

/** Styles a page's main heading in very large type. Each page sets the size. */
export const poster = style({
  ...display,
  marginInlineStart: '-0.03em',
  lineHeight: 0.98,
  letterSpacing: '-0.032em',
  textWrap: 'balance',
});

/** Styles a number in large type. Each use sets the size. */
export const numeral = style({ ...display, lineHeight: 1, letterSpacing: '-0.03em' });

export const figure = style({
  font: vars.type.figure.font,
  letterSpacing: vars.type.figure.tracking,
  fontVariantNumeric: 'tabular-nums',
});

/** Styles a query, with room for the labels below its marked words. */
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

/** Styles a title in a narrow column. */
export const smallTitle = style({
  font: vars.type.title.font,
  fontSize: vars.text[24],
  letterSpacing: vars.type.title.tracking,
  textWrap: 'balance',
});

/** Styles a heading or a name in the size of body text. */
export const label = style({ fontWeight: 600, letterSpacing: '-0.01em' });

/** Styles the name of a car or an advert. */
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

/** Styles an explanation next to its subject. */
export const gloss = style({ maxInlineSize: '44ch', color: vars.color.inkMuted, textWrap: 'balance' });

/** Styles an explanation in slightly longer lines than `gloss`. */
export const explanation = style({ maxInlineSize: '46ch', color: vars.color.inkMuted, textWrap: 'balance' });

export const small = style({
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  textWrap: 'balance',
});

/** Styles a note in the smallest size, e.g. 'A sample search'. */
export const micro = style({
  color: vars.color.inkMuted,
  font: vars.type.micro.font,
  letterSpacing: vars.type.micro.tracking,
  textWrap: 'balance',
});

/** Limits the length of lines. */
export const measure = {
  s: style({ maxInlineSize: '44ch', textWrap: 'balance' }),
  m: style({ maxInlineSize: '52ch', textWrap: 'balance' }),
  l: style({ maxInlineSize: '62ch' }),
};

/** Keeps a hyphenated word on one line. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** Lays out buttons in a row. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** Lays out a section's heading and, at the end of its line, a link. */
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockEnd: vars.space[8],
});

/** Styles the name of a tool above its page's heading. */
export const tool = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  color: vars.color.inkMuted,
  fontWeight: 500,
});
