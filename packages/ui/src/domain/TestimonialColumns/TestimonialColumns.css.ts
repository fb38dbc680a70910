import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layered, media, visuallyHidden } from '../../theme/style.ts';

/** Set inline on the root and on each column: the duration of a round, in seconds. */
export const duration = '--testimonial-duration';
/** Set inline: the index of a column, starting at 1. */
export const place = '--testimonial-place';

const oneColumnMedia = 'screen and (max-width: 47.99em)';
const threeColumnMedia = `screen and ${media.tablet}`;
const motionMedia = 'screen and (prefers-reduced-motion: no-preference)';

const scrollAway = keyframes({ to: { transform: 'translateY(-100%)' } });
const arrive = keyframes({ from: { transform: 'translateY(100%)' }, to: { transform: 'none' } });
const scrollByHalf = keyframes({ to: { transform: 'translateY(-50%)' } });

export const root = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0, color: vars.color.ink }),
);

export const control = style(
  layered({
    position: 'relative',
    display: 'none',
    placeItems: 'center',
    justifySelf: 'end',
    inlineSize: vars.control.m,
    blockSize: vars.control.m,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    selectors: {
      '&:hover': { '@media': { [media.hover]: { background: vars.color.surfaceSunk } } },
      '&:has(:focus-visible)': focusRing,
    },
    '@media': { [motionMedia]: { display: 'grid' } },
  }),
);

export const toggle = style(layered(visuallyHidden));
export const pause = style(layered({ selectors: { [`${toggle}:checked ~ &`]: { display: 'none' } } }));
export const play = style(layered({ selectors: { [`${toggle}:not(:checked) ~ &`]: { display: 'none' } } }));

const fadeMask = 'linear-gradient(transparent, black 32px, black calc(100% - 32px), transparent)';

// Disables scroll anchoring, because after a reload the browser would scroll to a moving quotation.
export const frame = style(
  layered({
    minInlineSize: 0,
    overflowAnchor: 'none',
    '@media': { [motionMedia]: { blockSize: '620px', overflow: 'hidden', maskImage: fadeMask } },
  }),
);

/** Returns an endless animation, which pauses while the columns are hovered, focused or paused by the button. */
const createPausableAnimation = (animation: string, seconds: string) => ({
  animation: `${animation} var(${seconds}) linear infinite`,
  selectors: {
    [`${frame}:hover &`]: { '@media': { [media.hover]: { animationPlayState: 'paused' } } },
    [`${root}:has(:checked) &`]: { animationPlayState: 'paused' },
    [`${root}:has(:focus-visible) &`]: { animationPlayState: 'paused' },
  },
});

// On phones the columns scroll together, followed by their copies. Otherwise each column scrolls separately, with its
// copy in the same grid cell.
export const belt = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        columnGap: vars.space[6],
        alignItems: 'start',
      },
      [media.desktop]: { columnGap: vars.space[10] },
      [`${oneColumnMedia} and (prefers-reduced-motion: no-preference)`]: createPausableAnimation(
        scrollByHalf,
        duration,
      ),
    },
  }),
);

export const column = style(
  layered({
    minInlineSize: 0,
    '@media': {
      [media.tablet]: { gridColumn: `var(${place})`, gridRow: 1 },
      [`${threeColumnMedia} and (prefers-reduced-motion: no-preference)`]: createPausableAnimation(
        scrollAway,
        duration,
      ),
    },
  }),
);

export const copy = style(
  layered({
    display: 'none',
    '@media': {
      [motionMedia]: { display: 'block' },
      [threeColumnMedia]: { animationName: arrive },
    },
  }),
);

export const item = style(
  layered({
    display: 'grid',
    gap: vars.space[5],
    paddingBlock: `${vars.space[5]} ${vars.space[10]}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
  }),
);

export const words = style(layered({ fontSize: vars.text[17], lineHeight: 1.5, textWrap: 'balance' }));
export const person = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 }));

export const plate = style(
  layered({
    display: 'grid',
    alignContent: 'center',
    flexShrink: 0,
    inlineSize: '64px',
    blockSize: vars.control.m,
    paddingInline: vars.space[1],
    borderRadius: vars.radius.s,
    background: vars.color.plate,
  }),
);
export const picture = style(layered({ inlineSize: '100%', blockSize: 'auto' }));

export const initials = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.control.m,
    blockSize: vars.control.m,
    overflow: 'hidden',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    background: vars.color.surfaceRaised,
    fontFamily: vars.font.display,
    fontSize: vars.text[15],
    fontWeight: 700,
    letterSpacing: '-0.01em',
  }),
);

const smallText = { font: vars.type.small.font, letterSpacing: vars.type.small.tracking } as const;
export const lines = style(layered({ display: 'grid', minInlineSize: 0, ...smallText }));
export const name = style(layered({ fontWeight: 600 }));
export const company = style(layered({ color: vars.color.inkMuted }));
