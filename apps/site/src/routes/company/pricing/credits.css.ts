import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { style, wrapInSiteLayer } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space[10],
  overflow: 'hidden',
  border: `2px solid ${vars.color.ink}`,
  borderInlineStart: `12px solid ${vars.color.accent}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 6fr)',
      marginBlockStart: vars.space[16],
    },
  },
});

export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  minInlineSize: 0,
  padding: vars.space[6],
  '@media': { [media.desktop]: { padding: vars.space[8] } },
});
globalStyle(
  `${part} + ${part}`,
  wrapInSiteLayer({
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': { [media.desktop]: { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` } },
  }),
);

export const title = typeset.smallTitle;

export const costs = style({ display: 'grid' });

export const cost = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[12]} minmax(0, 1fr)`,
  alignItems: 'baseline',
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const credits = typeset.title;

/** Reserves the height of the sliders, which load later. */
export const sliders = style({ display: 'grid', alignContent: 'start', gap: vars.space[5], minBlockSize: '251px' });

export const advice = style([typeset.smallTitle, { fontSize: vars.text[24], textWrap: 'balance' }]);

export const axis = style({
  position: 'relative',
  blockSize: '64px',
  marginBlockStart: vars.space[12],
  borderBlockStart: `8px solid ${vars.color.line}`,
});

/** Set inline: the position on the axis, from 0 to 1. */
export const position = '--site-position';

export const usageMark = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '-8px',
  inlineSize: `calc(var(${position}) * 100%)`,
  blockSize: '8px',
  background: vars.color.accent,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const plate = style({
  position: 'absolute',
  insetInlineStart: `clamp(0px, calc(var(${position}) * 100% - ${vars.space[7]}), calc(100% - ${vars.space[16]}))`,
  insetBlockEnd: `calc(100% + ${vars.space[3]})`,
  minInlineSize: vars.space[12],
  paddingInline: vars.space[2],
  border: `1.5px solid ${vars.color.regInk}`,
  borderInlineStart: `6px solid ${vars.color.accent}`,
  borderRadius: vars.radius.xs,
  background: vars.color.reg,
  color: vars.color.regInk,
  fontFamily: vars.font.display,
  fontSize: vars.text[17],
  fontWeight: 700,
  lineHeight: 1.5,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const mark = style({
  position: 'absolute',
  insetInlineEnd: `calc(100% - var(${position}) * 100%)`,
  insetBlockStart: '-14px',
  paddingBlockStart: vars.space[6],
  paddingInlineEnd: vars.space[1],
  borderInlineEnd: `1px solid ${vars.color.ink}`,
  color: vars.color.inkMuted,
  font: vars.type.micro.font,
  letterSpacing: vars.type.micro.tracking,
  textAlign: 'end',
  selectors: { '&[data-advised]': { color: vars.color.ink, fontWeight: 650 } },
});

export const note = typeset.small;
