import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../theme/generated/contract.css.ts';
import { layered, media } from '../../../theme/style.ts';

/** The look of a registration: a British number plate. The caller sets the text size and the padding. */
export const numberPlate: StyleRule = layered({
  overflow: 'hidden',
  borderInlineStart: `6px solid ${vars.color.accent}`,
  borderRadius: vars.radius.s,
  background: vars.color.reg,
  color: vars.color.regInk,
  boxShadow: `0 0 0 1px color-mix(in oklab, ${vars.color.regInk} 16%, transparent)`,
  fontFamily: vars.font.display,
  fontWeight: 700,
  letterSpacing: '0.03em',
  whiteSpace: 'nowrap',
  // A registration is written from left to right in every language.
  unicodeBidi: 'plaintext',
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});
