import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered, media } from '../../theme/style.ts';

/** Set inline: the distance of one end of the line from the top, as a percentage. */
export const pointY = '--fc-history-y';
const y = `var(${pointY})`;

export const plot = style(
  layered({ display: 'grid', gridTemplateColumns: 'auto minmax(3rem, 1fr) auto', columnGap: vars.space[3] }),
);

export const area = style(layered({ position: 'relative', blockSize: '72px', marginBlock: vars.space[4] }));

export const trace = style(
  layered({
    fill: 'none',
    stroke: vars.color.ink,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const dot = recipe({
  base: layered({
    position: 'absolute',
    insetBlockStart: y,
    inlineSize: '9px',
    blockSize: '9px',
    transform: 'translateY(-50%)',
    border: `2px solid ${vars.color.ink}`,
    borderRadius: vars.radius.full,
    background: vars.color.surfaceRaised,
    printColorAdjust: 'exact',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    end: {
      first: layered({ insetInlineStart: '-4.5px' }),
      last: layered({ insetInlineEnd: '-4.5px', background: vars.color.ink }),
    },
  },
});

export const end = style(layered({ blockSize: '72px', marginBlock: vars.space[4] }));

export const endLabel = style(
  layered({ position: 'relative', insetBlockStart: y, display: 'block', transform: 'translateY(-50%)' }),
);

export const price = style(layered({ display: 'block', fontWeight: 600, whiteSpace: 'nowrap' }));

export const date = style(layered({ display: 'block', color: vars.color.inkMuted }));
