import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const fieldset = style({
  display: 'inline-flex',
  alignSelf: 'start',
  margin: 0,
  padding: `calc(${vars.space[1]} - 1px)`,
  border: 0,
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  '@media': { [media.desktop]: { alignSelf: 'center' }, print: { display: 'none' } },
});

export const legend = style(visuallyHidden);

/** Makes the switch, including the padding of its frame, as tall as a button. */
const choiceSize = `calc(${vars.control.m} - 2 * (${vars.space[1]} - 1px))`;

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: choiceSize,
  blockSize: choiceSize,
  borderRadius: vars.radius.full,
  color: vars.color.inkMuted,
  cursor: 'pointer',
  transition: `color ${vars.time.fast}, background ${vars.time.fast}`,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:has(:checked)': { background: vars.color.ink, color: vars.color.inkInverse },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  margin: 0,
  cursor: 'pointer',
  outline: 'none',
});
