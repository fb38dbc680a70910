import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const root = style({ minInlineSize: 0 });

/** The search box, with the sentence already in it. */
export const box = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  overflow: 'hidden',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  '@media': {
    // The button's place is kept: when it came in the next piece of the page it took the sentence's last word down a line.
    [media.tablet]: { gridTemplateColumns: '80px minmax(0, 1fr) minmax(186px, auto)', alignItems: 'center' },
  },
});

export const band = style({
  display: 'grid',
  alignSelf: 'stretch',
  alignItems: 'end',
  justifyItems: 'center',
  gridRow: 'span 2',
  paddingBlockEnd: vars.space[4],
  background: vars.color.accent,
  color: vars.color.accentInk,
  fontFamily: vars.font.display,
  fontSize: vars.text[12],
  fontWeight: 800,
  '@media': { [media.tablet]: { gridRow: 'auto', fontSize: vars.text[16] } },
});

export const asked = style({
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[2]}`,
  '@media': { [media.tablet]: { padding: `${vars.space[5]} ${vars.space[6]} ${vars.space['4-5']}` } },
});

export const label = style({ color: vars.color.inkMuted, font: vars.type.small.font });

export const sentence = style({
  paddingBlockEnd: vars.space[3],
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.375rem, 1rem + 1.4vw, 2rem)',
  fontWeight: 600,
  lineHeight: 'calc(1.2em + 22px)',
  letterSpacing: '-0.025em',
});

export const open = style({
  justifySelf: 'start',
  marginInlineStart: vars.space[4],
  marginBlockEnd: vars.space[4],
  '@media': { [media.tablet]: { margin: 0, marginInlineEnd: vars.space[6] } },
});

// As high as four adverts, whichever state they are in, so that nothing below moves.
export const adverts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '776px',
  marginBlockStart: vars.space[8],
  outline: 'none',
  '@media': {
    [media.tablet]: { minBlockSize: '580px' },
    [media.desktop]: { minBlockSize: '470px', marginBlockStart: vars.space[10] },
  },
});

export const without = style({
  maxInlineSize: '66ch',
  marginBlockEnd: vars.space[6],
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

export const state = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[3],
  // that of what it stands in
  minBlockSize: 'inherit',
  padding: vars.space[8],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
});

export const failure = style({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.error,
  font: vars.type.subtitle.font,
  letterSpacing: vars.type.subtitle.tracking,
  overflowWrap: 'anywhere',
});

export const stateHeading = style({
  font: vars.type.title.font,
  letterSpacing: vars.type.title.tracking,
  textWrap: 'balance',
});

export const stateText = style({ maxInlineSize: '52ch', color: vars.color.inkMuted, textWrap: 'pretty' });
