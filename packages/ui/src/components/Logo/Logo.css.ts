import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';
import type { LogoSize } from './variants.ts';

const plates: Record<LogoSize, StyleRule> = {
  s: layeredPrimitive({
    blockSize: '26px',
    paddingInlineEnd: vars.space['1-5'],
    borderWidth: '1.5px',
    fontSize: vars.text[15],
    lineHeight: '23px',
  }),
  m: layeredPrimitive({
    blockSize: vars.control.s,
    paddingInlineEnd: `calc(${vars.space['2-5']} - 1px)`,
    borderWidth: '2px',
    fontSize: vars.text[22],
    lineHeight: '32px',
  }),
  l: layeredPrimitive({
    blockSize: '72px',
    paddingInlineEnd: vars.space['3-5'],
    borderWidth: '3px',
    borderRadius: vars.radius.l,
    // Eight characters fit into 280 px, for a phone, in any brand's typeface.
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- a logo is drawn, not typeset
    fontSize: 'min(3.25rem, 14vw - 5px)',
    lineHeight: '66px',
    letterSpacing: '-0.01em',
    '@media': {
      // oxlint-disable-next-line eslint-js/no-restricted-syntax -- a logo is drawn, not typeset
      [media.tablet]: { blockSize: '112px', paddingInlineEnd: vars.space[6], fontSize: '5.25rem', lineHeight: '104px' },
    },
  }),
};

const bands: Record<LogoSize, StyleRule> = {
  s: layeredPrimitive({ inlineSize: '7px', marginInlineEnd: `calc(${vars.space['1-5']} - 1px)`, fontSize: '0px' }),
  m: layeredPrimitive({ inlineSize: '10px', marginInlineEnd: vars.space[2], fontSize: '0px' }),
  l: layeredPrimitive({
    inlineSize: '34px',
    marginInlineEnd: vars.space[3],
    paddingBlockEnd: vars.space[2],
    fontSize: vars.text[14],
    '@media': {
      [media.tablet]: {
        inlineSize: '52px',
        marginInlineEnd: vars.space[5],
        paddingBlockEnd: vars.space[3],
        fontSize: vars.text[20],
      },
    },
  }),
};

export const logo = recipe({
  base: layeredPrimitive({
    display: 'inline-flex',
    alignItems: 'stretch',
    overflow: 'hidden',
    borderStyle: 'solid',
    borderColor: vars.color.ink,
    borderRadius: vars.radius.s,
    background: vars.color.surfaceRaised,
    color: vars.color.ink,
    fontFamily: vars.font.display,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
  }),
  variants: { size: plates },
});

export const band = recipe({
  base: layeredPrimitive({
    display: 'grid',
    flex: 'none',
    alignItems: 'end',
    justifyItems: 'center',
    background: vars.color.accent,
    color: vars.color.accentInk,
    lineHeight: 1,
    letterSpacing: 0,
    '@media': { [media.forcedColors]: { background: 'CanvasText', color: 'Canvas', forcedColorAdjust: 'none' } },
  }),
  variants: { size: bands },
});
