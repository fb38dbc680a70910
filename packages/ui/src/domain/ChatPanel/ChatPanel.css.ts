import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layered, media, visuallyHidden } from '../../theme/style.ts';

/** The inline padding that centres messages in a wide panel, in a column of at most 46rem. */
export const columnPadding = `max(${vars.space[4]}, calc((100% - 46rem) / 2))`;

export const panel = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    blockSize: '100%',
    maxBlockSize: '100dvh',
    background: vars.color.surfaceRaised,
    color: vars.color.ink,
    '@media': {
      // Below this width the panel has no frame and can be as tall as the screen.
      [media.tablet]: {
        maxBlockSize: 'min(46rem, 100dvh)',
        border: `2px solid ${vars.color.ink}`,
        borderRadius: vars.radius.l,
        boxShadow: vars.shadow.raised,
      },
    },
  }),
);

export const head = style(
  layered({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `0 ${vars.space[3]}`,
    paddingInline: vars.space[4],
    paddingBlock: `calc(${vars.space['1-5']} - 1px)`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);

export const title = style(
  layered({
    minInlineSize: 0,
    marginInlineEnd: 'auto',
    overflowWrap: 'anywhere',
    fontFamily: vars.font.display,
    fontSize: vars.text[18],
    fontWeight: 650,
    lineHeight: 1.15,
    letterSpacing: '-0.015em',
  }),
);

export const clear = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1-5'],
    minBlockSize: vars.control.m,
    font: vars.type.small.font,
    fontWeight: 500,
    color: vars.color.inkMuted,
    borderRadius: vars.radius.s,
    ':focus-visible': focusRing,
    selectors: { '&:hover': { '@media': { [media.hover]: { color: vars.color.ink } } } },
  }),
);

export const body = style(layered({ position: 'relative', flex: 1, minBlockSize: 0, display: 'flex' }));

export const log = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.lineStrong} transparent`,
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  }),
);

export const content = style(
  layered({
    // Makes the visually hidden text scroll with the messages.
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    minBlockSize: '100%',
    paddingBlock: vars.space[5],
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- 46rem is a column width, not a spacing
    paddingInline: columnPadding,
  }),
);

export const turns = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space[5] }));

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

export const turn = recipe({
  base: layered({
    listStyleType: '""',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-fresh]': {
        animation: `${slideIn} ${vars.time.base} ${vars.ease.out}`,
        '@media': { [media.reducedMotion]: { animation: 'none' } },
      },
    },
  }),
  variants: {
    role: {
      user: layered({
        alignSelf: 'flex-end',
        maxInlineSize: '84%',
        paddingBlock: vars.space['2-5'],
        paddingInline: vars.space['3-5'],
        background: vars.color.ink,
        color: vars.color.inkInverse,
        // Keeps the message's edge visible in forced colours, which remove fills.
        border: '1px solid transparent',
        borderRadius: vars.radius.l,
        borderEndEndRadius: vars.radius.s,
      }),
      assistant: layered({
        alignSelf: 'flex-start',
        maxInlineSize: '92%',
        selectors: {
          // Limits the width of the rows of findings.
          '&:has([data-component="ChatFindings"])': { inlineSize: '100%', maxInlineSize: 'min(92%, 28rem)' },
        },
      }),
    },
  },
});

export const words = style(
  layered({
    display: 'grid',
    gap: vars.space['2-5'],
    whiteSpace: 'pre-wrap',
  }),
);

export const thinking = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    font: vars.type.small.font,
    color: vars.color.inkMuted,
  }),
);

export const dots = style(layered({ display: 'inline-flex', gap: `calc(${vars.space['1-5']} - 1px)` }));

const pulse = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });

export const dot = style(
  layered({
    // Forced colours keep the border and remove the fill.
    border: `3px solid ${vars.color.accentText}`,
    borderRadius: vars.radius.full,
    animation: `${pulse} 1200ms infinite`,
    selectors: { '&:nth-child(2)': { animationDelay: '150ms' }, '&:nth-child(3)': { animationDelay: '300ms' } },
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);

export const confirmation = style(
  layered({
    // Moves the confirmation to the bottom of the log if the messages do not fill it.
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.ink}`,
  }),
);

export const question = style(
  layered({
    fontFamily: vars.font.display,
    fontSize: vars.text[20],
    fontWeight: 650,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    marginBlockEnd: vars.space[3],
  }),
);

export const answers = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: vars.space[2],
  }),
);

export const answer = style(layered({ paddingInline: vars.space[2] }));

export const newMessages = style(
  layered({
    position: 'absolute',
    insetBlockEnd: vars.space[3],
    // Centres the button.
    insetInline: 0,
    marginInline: 'auto',
    inlineSize: 'fit-content',
    borderRadius: vars.radius.full,
    // A ring separates the button from the user's messages, which are equally dark.
    boxShadow: `0 0 0 3px ${vars.color.surfaceRaised}`,
  }),
);

export const spoken = style(layered(visuallyHidden));
