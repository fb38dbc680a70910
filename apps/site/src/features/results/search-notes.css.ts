import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

// Puts several notes on one line if they fit.
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  // The URL is user input, which may contain very long words.
  overflowWrap: 'anywhere',
  ':empty': { paddingBlock: 0 },
});

// Isolates right-to-left text.
export const quoted = style({ color: vars.color.ink, unicodeBidi: 'isolate' });
