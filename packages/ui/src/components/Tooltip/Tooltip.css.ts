import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

export const tooltip = style(
  layeredPrimitive({
    // Lets the tooltip be wider than the space next to the trigger, as in Floating.css.ts.
    inlineSize: 'max-content',
    maxInlineSize: 'min(280px, 100vw - 16px)',
    paddingInline: vars.space[3],
    paddingBlock: vars.space['1-5'],
    // Keeps the tooltip's edge visible in forced colours, which remove fills.
    border: '1px solid transparent',
    borderRadius: vars.radius.s,
    background: vars.color.ink,
    color: vars.color.inkInverse,
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    overflowWrap: 'break-word',
    textWrap: 'pretty',
    selectors: {
      '&[data-entering]': { animation: `${appear} ${vars.time.fast} ${vars.ease.out}` },
      '&[data-exiting]': { animation: `${vanish} ${vars.time.fast} ${vars.ease.out} forwards` },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { '&[data-entering], &[data-exiting]': { animation: 'none' } } },
      [media.forcedColors]: { borderColor: 'CanvasText', background: 'Canvas', color: 'CanvasText' },
    },
  }),
);
