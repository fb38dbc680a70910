import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../../sited.ts';
import * as typeset from '../../../typeset.css.ts';

export const chapter = style(
  sited({ background: vars.color.surfaceSunk, borderBlock: `1px solid ${vars.color.line}` }),
);

export const wrap = style(
  sited({
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
  }),
);

export const heading = typeset.headline;

export const lead = style(
  sited({
    maxInlineSize: '48ch',
    marginBlock: `${vars.space[5]} ${vars.space[8]}`,
    color: vars.color.inkMuted,
    font: vars.type.lead.font,
    letterSpacing: vars.type.lead.tracking,
    textWrap: 'pretty',
  }),
);

/** A hairline of the page would vanish on the sunk ground. */
const hairline = `1px solid color-mix(in oklab, ${vars.color.ink} 14%, transparent)`;

export const levels = style(sited({ borderBlockStart: `1.5px solid ${vars.color.ink}` }));

export const level = style(
  sited({
    display: 'grid',
    gap: `0 ${vars.space[4]}`,
    paddingBlock: vars.space[3],
    borderBlockEnd: hairline,
    '@media': { [media.desktop]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
  }),
);

export const word = style(sited({ fontWeight: 600 }));

export const text = style(sited({ color: vars.color.inkMuted, textWrap: 'pretty' }));

export const side = style(sited({ inlineSize: '100%', maxInlineSize: '400px' }));

export const picture = style(sited({ padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[2]}` }));

export const car = style(sited({ inlineSize: '100%', blockSize: 'auto' }));

export const note = style(
  sited({
    marginBlockStart: vars.space[3],
    color: vars.color.inkMuted,
    font: vars.type.small.font,
    textAlign: 'center',
  }),
);
