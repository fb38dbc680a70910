// How words are set that every page has: its name at the top, what it says first, and the headings of its chapters.
import { vars } from '@forecourt/ui/theme';
import { style } from './style.ts';

/** A page's name at the size of a poster; the page gives the size. */
export const poster = style({
  marginInlineStart: '-0.03em',
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 0.98,
  letterSpacing: '-0.032em',
  textWrap: 'balance',
});

export const headline = style({
  font: vars.type.headline.font,
  letterSpacing: vars.type.headline.tracking,
  textWrap: 'balance',
});

export const lead = style({
  color: vars.color.inkMuted,
  font: vars.type.lead.font,
  letterSpacing: vars.type.lead.tracking,
  textWrap: 'pretty',
});

/** What explains a thing beside it. */
export const gloss = style({ maxInlineSize: '44ch', color: vars.color.inkMuted, textWrap: 'pretty' });

export const small = style({
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
});

/** Buttons beside each other. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** The heading of a chapter, and at the end of its line what leads on. */
export const chapterHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockEnd: vars.space[8],
});

/** The name of a tool over the name of its page, with its badge. */
export const tool = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  color: vars.color.inkMuted,
  fontWeight: 500,
});
