import { keyframes, style } from '@vanilla-extract/css';
import { floatingLevel } from '../../internal/overlay/level.ts';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media, scrollbarWidth, visuallyHidden } from '../../theme/style.ts';

// It takes no room where it stands: what is seen of it is fixed to the window.
export const region = style(layeredPrimitive({ position: 'absolute' }));

export const spoken = style(layeredPrimitive(visuallyHidden));

// A popover is hidden while it is closed; this list is empty then, and a region that comes and goes is not listened to.
export const list = style(
  layeredPrimitive({
    position: 'fixed',
    zIndex: floatingLevel + 1,
    inset: 'auto',
    insetInline: `${vars.space[4]} calc(${vars.space[4]} + ${scrollbarWidth})`,
    insetBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    inlineSize: 'auto',
    blockSize: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
    // what lies between toasts is the page's
    pointerEvents: 'none',
    '@media': {
      [media.tablet]: {
        insetInline: `auto calc(${vars.space[6]} + ${scrollbarWidth})`,
        insetBlockEnd: vars.space[6],
        inlineSize: '400px',
      },
    },
  }),
);

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[4]})` } });
const fade = keyframes({ to: { opacity: 0, transform: 'scale(0.97)' } });

export const toast = style(
  layeredPrimitive({
    pointerEvents: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    columnGap: vars.space[3],
    rowGap: vars.space[2],
    padding: vars.space[3],
    paddingInlineStart: vars.space[4],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceOverlay,
    color: vars.color.ink,
    boxShadow: vars.shadow.overlay,
    // the swipe goes sideways; the page still scrolls up and down
    touchAction: 'pan-y',
    transition: `translate ${vars.time.base} ${vars.ease.out}`,
    animation: `${rise} ${vars.time.base} ${vars.ease.out}`,
    ':focus-visible': focusRing,
    selectors: { '&[data-leaving]': { animation: `${fade} ${vars.time.base} ${vars.ease.out} forwards` } },
    '@media': {
      [media.still]: { animation: 'none', transition: 'none', selectors: { '&[data-leaving]': { animation: 'none' } } },
    },
  }),
);

export const sign = style(
  layeredPrimitive({ flexShrink: 0, marginBlockStart: vars.space[2], color: vars.color.error }),
);

export const content = style(
  layeredPrimitive({
    flex: '1 1 8rem',
    minInlineSize: 0,
    paddingBlock: `calc(${vars.space[2]} - 1px)`,
    overflowWrap: 'anywhere',
  }),
);

export const title = style(
  layeredPrimitive({
    fontSize: vars.text[15],
    lineHeight: 1.4,
    fontWeight: 600,
    letterSpacing: '-0.01em',
    selectors: { '[data-tone="error"] &': { color: vars.color.error } },
  }),
);

export const description = style(
  layeredPrimitive({ marginBlockStart: vars.space['0-5'], font: vars.type.small.font, color: vars.color.inkMuted }),
);

export const close = style(layeredPrimitive({ flexShrink: 0 }));
