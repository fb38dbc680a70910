import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** Looks like the card's other buttons, which have no frame. */
export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.control.s,
  borderRadius: vars.radius.s,
  color: vars.color.inkMuted,
  fontSize: vars.text[14],
  fontWeight: 500,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  selectors: {
    '&:hover': { '@media': { [media.hover]: { color: vars.color.ink } } },
    '&[aria-pressed="true"]': { color: vars.color.ink },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { color: 'Highlight' } } } },
});
