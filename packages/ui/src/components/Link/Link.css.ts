import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';

export const link = recipe({
  base: layeredPrimitive({
    borderRadius: vars.radius.s,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    transition: `text-decoration-color ${vars.time.fast}, color ${vars.time.fast}`,
    ':focus-visible': focusRing,
    selectors: { '&:hover': { '@media': { [media.hover]: { textDecorationColor: 'currentColor' } } } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
  variants: {
    variant: {
      text: layeredPrimitive({ color: vars.color.accentText, textDecorationColor: 'currentColor' }),
      standalone: layeredPrimitive({
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space['1-5'],
        minBlockSize: vars.control.xs,
        color: vars.color.ink,
        fontWeight: 500,
        textDecorationColor: vars.color.lineStrong,
      }),
      quiet: layeredPrimitive({
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space['1-5'],
        minBlockSize: vars.control.xs,
        color: vars.color.inkMuted,
        textDecorationColor: 'transparent',
        selectors: {
          '&:hover': { '@media': { [media.hover]: { color: vars.color.ink } } },
          '&[aria-current]': {
            color: vars.color.ink,
            textDecorationColor: vars.color.accentText,
            // Thickens the line of the current link, because in forced colours every link is underlined.
            textDecorationThickness: '2px',
          },
        },
      }),
    },
  },
});
