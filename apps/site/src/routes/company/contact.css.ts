import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const page = style({
  paddingBlock: `${vars.space[8]} ${vars.space[24]}`,
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[16], paddingBlockEnd: vars.space[32] } },
});

export const head = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'end',
  '@media': { [media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space[16] } },
});

export const heading = typeset.headline;

export const lead = style([typeset.lead, { maxInlineSize: '44ch' }]);

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'start',
  marginBlockStart: vars.space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '7fr 5fr', gap: vars.space[16], marginBlockStart: vars.space[16] },
  },
});

/** A sheet on the desk. On a phone it reaches the edges of the glass. */
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

export const salutation = style({ marginBlockEnd: vars.space[6] });

export const title = style({ font: vars.type.title.font, letterSpacing: vars.type.title.tracking });

/** Perforated: the paper shows through round holes along its edge. */
export const stamp = style({
  flex: 'none',
  padding: vars.space['1-5'],
  rotate: '2deg',
  background: `radial-gradient(circle, transparent 2.5px, ${vars.color.plate} 3px) -4px -4px / 8px 8px`,
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const print = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
  background: vars.color.plate,
});

export const car = style({ inlineSize: '72px', blockSize: 'auto' });

export const worth = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[13],
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '0.02em',
});

export const letterhead = style({ '@media': { [media.desktop]: { paddingBlockStart: vars.space[8] } } });

export const company = style({ marginBlockEnd: vars.space[5] });

export const detail = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-of-type': { borderBlockStart: `2px solid ${vars.color.ink}` } },
});

export const term = style({ paddingBlock: vars.space['2-5'], color: vars.color.inkMuted });

export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.control.m,
  fontWeight: 500,
  textUnderlineOffset: '4px',
  textDecorationColor: vars.color.lineStrong,
  ':hover': { textDecorationColor: 'currentColor' },
});

export const address = style({ display: 'grid', paddingBlock: vars.space['2-5'], fontStyle: 'normal' });

export const aside = style({ paddingBlockStart: vars.space['2-5'], color: vars.color.inkMuted, textWrap: 'pretty' });
