import { vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const box = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'clamp(48px, 10vw, 128px) minmax(0, 1fr)',
  overflow: 'hidden',
  border: `clamp(2px, 0.3vw, 4px) solid ${vars.color.ink}`,
  borderRadius: 'clamp(16px, 2vw, 28px)',
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
});

export const band = style({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'center',
  paddingBlock: 'clamp(16px, 2.6vw, 36px)',
  background: vars.color.accent,
  color: vars.color.accentInk,
  fontFamily: vars.font.display,
  fontSize: 'clamp(0.75rem, 1.6vw, 1.375rem)',
  fontWeight: 800,
});

export const sentence = style([
  typeset.poster,
  {
    marginInlineStart: 0,
    padding: 'clamp(20px, 4vw, 56px) clamp(16px, 3vw, 48px)',
    fontSize: 'clamp(2rem, 0.9rem + 5vw, 5rem)',
    fontWeight: 650,
    lineHeight: 1.04,
    // Draws a text cursor.
    '::after': {
      content: '""',
      display: 'inline-block',
      inlineSize: '0.06em',
      blockSize: '0.86em',
      marginInlineStart: '0.12em',
      background: vars.color.accentText,
      verticalAlign: '-0.1em',
    },
  },
]);

/** Extends the link's hit area to the whole box. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::before': { content: '""', position: 'absolute', inset: 0 },
});
