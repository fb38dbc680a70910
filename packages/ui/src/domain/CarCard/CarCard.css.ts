import { globalStyle, style } from '@vanilla-extract/css';
import { components } from '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, layered, media, visuallyHidden } from '../../theme/style.ts';

export const card = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    color: vars.color.ink,
    overflowWrap: 'break-word',
    // Hundreds of cards: what is out of sight is neither styled nor laid out until it comes near.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 320px auto 420px',
    // A focus ring stands out of the card, which would else be cut off at its edge.
    selectors: { '&:focus-within': { contentVisibility: 'visible' } },
  }),
);

/** The car moves 6 px forward, to the right as all of them stand. */
globalStyle(`${card} [data-part='Picture']`, {
  '@layer': {
    [components]: {
      '@media': {
        '(prefers-reduced-motion: no-preference)': { transition: `transform ${vars.time.slow} ${vars.ease.out}` },
      },
    },
  },
});
globalStyle(`${card}:hover [data-part='Picture']`, {
  '@layer': {
    [components]: {
      '@media': { '(prefers-reduced-motion: no-preference) and (hover: hover)': { transform: 'translateX(6px)' } },
    },
  },
});

export const name = style(
  layered({
    // A name of three thousand letters is cut, not told to its end.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    marginBlockStart: '14px',
    fontFamily: vars.font.display,
    fontSize: '1.1875rem',
    fontWeight: 650,
    lineHeight: 1.25,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  }),
);

/** Its hit area is the whole card; what else can be pressed lies above it. */
export const link = style(
  layered({
    color: 'inherit',
    // The name runs as its own letters do, whatever the page's direction.
    unicodeBidi: 'plaintext',
    textDecoration: 'none',
    outline: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.l },
    selectors: {
      '&:focus-visible::after': focusRing,
      [`${card}:hover &`]: {
        '@media': {
          [media.hover]: {
            textDecoration: 'underline',
            textDecorationThickness: '1px',
            textUnderlineOffset: '4px',
            textDecorationColor: vars.color.lineStrong,
          },
        },
      },
    },
  }),
);

export const derivative = style(
  layered({
    marginBlock: '1px 2px',
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const facts = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '14px',
    // Cuts the dot before a fact that begins a line.
    overflow: 'hidden',
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
  }),
);

export const fact = style(
  layered({
    position: 'relative',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-8px',
      insetBlockStart: '0.65em',
      inlineSize: '2px',
      blockSize: '2px',
      borderRadius: '2px',
      background: 'currentColor',
    },
    selectors: { '&[data-missing]': { color: vars.color.ink, fontWeight: 500 } },
  }),
);

export const money = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[2]}`,
    minBlockSize: '29px',
    marginBlock: `14px ${vars.space[2]}`,
  }),
);

export const price = style(
  layered({
    font: vars.type.figure.font,
    letterSpacing: vars.type.figure.tracking,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const noPrice = style(layered({ font: vars.type.subtitle.font, letterSpacing: vars.type.subtitle.tracking }));

export const sum = style(layered({ marginBlockStart: vars.space[1] }));

export const actions = style(
  layered({
    position: 'relative',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[2]}`,
    minBlockSize: '55px',
    marginBlockStart: vars.space[3],
    paddingBlockStart: '10px',
    borderBlockStart: `1px solid ${vars.color.line}`,
    // Between its buttons the card can still be pressed.
    pointerEvents: 'none',
  }),
);
globalStyle(`${actions} > *`, { '@layer': { [components]: { pointerEvents: 'auto' } } });

export const disclosure = style(
  layered({
    minBlockSize: '44px',
    font: vars.type.small.font,
    fontWeight: 500,
    color: vars.color.ink,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationColor: vars.color.lineStrong,
    ':hover': { textDecorationColor: 'currentColor' },
    ':focus-visible': focusRing,
  }),
);

export const spoken = style(layered(visuallyHidden));

export const extra = style(layered({ marginInlineStart: 'auto' }));

export const pictureActions = style(
  layered({ position: 'absolute', zIndex: 2, insetInlineEnd: '2px', insetBlockStart: 0 }),
);

export const ledger = style(
  layered({
    position: 'relative',
    zIndex: 2,
    marginBlockStart: '14px',
    padding: `${vars.space[3]} ${vars.space[4]} 14px`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunk,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  }),
);
