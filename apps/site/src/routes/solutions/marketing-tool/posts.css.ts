import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const chapter = style({ background: vars.color.surfaceSunk, borderBlock: `1px solid ${vars.color.line}` });

export const wrap = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'center', gap: vars.space[8] },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gap: vars.space[24],
      paddingBlock: vars.space[22],
    },
  },
});

export const heading = typeset.headline;

export const lead = style({
  maxInlineSize: '48ch',
  marginBlock: `${vars.space[5]} ${vars.space[8]}`,
  color: vars.color.inkMuted,
  font: vars.type.lead.font,
  letterSpacing: vars.type.lead.tracking,
  textWrap: 'pretty',
});

/** A hairline of the page would vanish on the sunk ground. */
const hairline = `1px solid color-mix(in oklab, ${vars.color.ink} 14%, transparent)`;

export const levels = style({ borderBlockStart: `1.5px solid ${vars.color.ink}` });

export const level = style({
  display: 'grid',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
  '@media': { [media.desktop]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});

export const word = style({ fontWeight: 600 });

export const text = style({ color: vars.color.inkMuted, textWrap: 'pretty' });

export const side = style({ inlineSize: '100%', maxInlineSize: '400px' });

export const picture = style({ padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[2]}` });

export const car = style({ inlineSize: '100%', blockSize: 'auto' });

export const note = style({
  marginBlockStart: vars.space[3],
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  textAlign: 'center',
});
