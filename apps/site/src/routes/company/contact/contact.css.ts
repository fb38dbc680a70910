import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

/** Looks like a sheet of paper. On phones it is as wide as the screen. */
export const letter = style({
  marginInline: `calc(-1 * ${vars.space[5]})`,
  padding: `${vars.space[6]} ${vars.space[5]} ${vars.space[8]}`,
  borderBlock: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  '@media': {
    [media.tablet]: {
      marginInline: 0,
      padding: `${vars.space[8]} ${vars.space[10]} ${vars.space[10]}`,
      borderInline: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.s,
      boxShadow: vars.shadow.raised,
    },
  },
});

/** Draws the stamp's perforated edge. The letter's paper is visible through the holes. */
export const stamp = style({
  flex: 'none',
  padding: vars.space['1-5'],
  rotate: '2deg',
  background: `radial-gradient(circle, transparent 2.5px, ${vars.color.plate} 3px) -4px -4px / 8px 8px`,
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const stampFace = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
  background: vars.color.plate,
});

export const car = style({ inlineSize: '72px' });

export const stampText = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[13],
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '0.02em',
});

export const letterhead = style({ '@media': { [media.desktop]: { paddingBlockStart: vars.space[8] } } });

export const detail = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: vars.space[4],
});

export const term = style({ paddingBlock: vars.space['2-5'], color: vars.color.inkMuted });

export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const link = style({ minBlockSize: vars.control.m });

export const address = style({ display: 'grid', paddingBlock: vars.space['2-5'], fontStyle: 'normal' });

export const note = style({ paddingBlockStart: vars.space['2-5'] });
/** Gives text the same padding as its term, so that their first lines align. */
export const fact = style({ paddingBlock: vars.space['2-5'] });
