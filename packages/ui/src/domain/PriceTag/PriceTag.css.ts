import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered, media } from '../../theme/style.ts';

const createSoftTone = (color: string, background: string) => layered({ color, background });

export const tag = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    // Prevents a column from stretching the tag.
    inlineSize: 'fit-content',
    gap: vars.space['1-5'],
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- a label, not a control
    minBlockSize: '26px',
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[2]} ${vars.space['2-5']}`,
    borderRadius: vars.radius.full,
    fontFamily: vars.font.text,
    fontSize: vars.text[13],
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-0.005em',
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  }),
  variants: {
    verdict: {
      good: createSoftTone(vars.color.good, vars.color.goodSoft),
      fair: createSoftTone(vars.color.fair, vars.color.fairSoft),
      high: createSoftTone(vars.color.high, vars.color.highSoft),
      neutral: layered({ paddingInline: vars.space['2-5'], color: vars.color.ink, background: vars.color.surfaceSunk }),
      none: layered({
        paddingInline: vars.space['2-5'],
        color: vars.color.inkMuted,
        boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
      }),
    },
  },
});

export const glyph = style(layered({ flex: 'none', inlineSize: '12px', blockSize: '12px', fill: 'currentColor' }));
