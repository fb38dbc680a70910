import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layered, media } from '../../theme/style.ts';

// The width of the column with the numbers. The content of an open card starts after it, below the title.
const numberColumn = `calc(${vars.space[20]} + ${vars.space[1]})`;

export const card = style(
  layered({
    minInlineSize: 0,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    interpolateSize: 'allow-keywords',
    selectors: {
      '&::details-content': {
        blockSize: 0,
        overflow: 'clip',
        overflowClipMargin: '6px',
        transition: `block-size ${vars.time.slow} ${vars.ease.out}, content-visibility ${vars.time.slow}`,
        // Not part of the shorthand, because browsers without `allow-discrete` would ignore the whole declaration.
        transitionBehavior: 'allow-discrete',
      },
      '&[open]::details-content': { blockSize: 'auto' },
    },
    '@media': { [media.reducedMotion]: { selectors: { '&::details-content': { transition: 'none' } } } },
  }),
);

export const summary = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    paddingBlock: vars.space[5],
    borderRadius: vars.radius.s,
    listStyle: 'none',
    cursor: 'pointer',
    ':focus-visible': focusRing,
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: `${numberColumn} minmax(0, 1fr) auto`,
        columnGap: vars.space[6],
        paddingBlock: vars.space[6],
      },
      [media.desktop]: { gridTemplateColumns: `${numberColumn} minmax(0, 7fr) minmax(0, 5fr) auto` },
    },
  }),
);

export const place = style(
  layered({
    display: 'none',
    color: vars.color.inkMuted,
    font: vars.type.figure.font,
    letterSpacing: vars.type.figure.tracking,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.tablet]: { display: 'block' } },
  }),
);

export const title = style(
  layered({
    minInlineSize: 0,
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem)',
    fontWeight: 700,
    lineHeight: 1.04,
    letterSpacing: '-0.03em',
    textWrap: 'balance',
  }),
);

export const description = style(
  layered({
    gridColumn: '1 / -1',
    gridRow: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[2]}`,
    color: vars.color.inkMuted,
    textWrap: 'balance',
    '@media': {
      [media.tablet]: { gridColumn: '2 / -1' },
      [media.desktop]: { gridColumn: 3, gridRow: 1 },
    },
  }),
);

export const chevron = style(
  layered({
    alignSelf: 'center',
    color: vars.color.inkMuted,
    transition: `rotate ${vars.time.base} ${vars.ease.out}`,
    selectors: {
      '[open] > summary > &': { rotate: '180deg' },
      [`${summary}:hover &`]: { '@media': { [media.hover]: { color: vars.color.ink } } },
    },
    '@media': {
      [media.tablet]: { gridColumn: 3, gridRow: 1 },
      [media.desktop]: { gridColumn: 4 },
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
);

export const body = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space[6],
    paddingBlock: `${vars.space[2]} ${vars.space[10]}`,
    '@media': {
      [media.tablet]: { paddingInlineStart: `calc(${numberColumn} + ${vars.space[6]})` },
    },
  }),
);

export const artefact = style(layered({ inlineSize: '100%', minInlineSize: 0 }));
export const action = style(layered({ maxInlineSize: '100%' }));
