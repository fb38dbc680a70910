import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const vanish = keyframes({ to: { opacity: 0 } });

export const floating = style(
  layeredPrimitive({
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    // The remaining width up to the window's edge would cause a loop, because React Aria positions the popover by its
    // width.
    inlineSize: 'max-content',
    maxInlineSize: 'calc(100vw - 16px)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    // Uses a border, because the shadow is hardly visible in dark themes and absent in forced colours.
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceOverlay,
    color: vars.color.ink,
    boxShadow: vars.shadow.overlay,
    selectors: {
      '&[data-entering]': { animation: `${appear} ${vars.time.fast} ${vars.ease.out}` },
      '&[data-exiting]': { animation: `${vanish} ${vars.time.fast} ${vars.ease.out} forwards` },
    },
    '@media': { [media.reducedMotion]: { selectors: { '&[data-entering], &[data-exiting]': { animation: 'none' } } } },
  }),
);
