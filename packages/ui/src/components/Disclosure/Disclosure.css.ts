import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';

const accordionSelector = '[data-component="Accordion"] > ';

export const disclosure = style(
  layeredPrimitive({
    minInlineSize: 0,
    color: vars.color.ink,
    selectors: { [`${accordionSelector}&`]: { borderBlockEnd: `1px solid ${vars.color.line}` } },
  }),
);

export const heading = style(layeredPrimitive({ display: 'block' }));

export const trigger = style(
  layeredPrimitive({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    inlineSize: '100%',
    minBlockSize: vars.control.m,
    paddingBlock: vars.space[2],
    borderRadius: vars.radius.s,
    font: vars.type.body.font,
    fontWeight: 600,
    letterSpacing: '-0.01em',
    lineHeight: 1.4,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':focus-visible': focusRing,
    selectors: { [`${accordionSelector}${disclosure} &`]: { paddingBlock: vars.space['4-5'] } },
  }),
);

export const chevron = style(
  layeredPrimitive({
    flexShrink: 0,
    color: vars.color.inkMuted,
    transition: `transform ${vars.time.base} ${vars.ease.out}`,
    selectors: {
      [`${trigger}:hover &`]: { '@media': { [media.hover]: { color: vars.color.ink } } },
      '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

// Animates a grid row, because not every supported browser can animate a height to `auto`.
export const frame = style(
  layeredPrimitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '0fr',
    transition: `grid-template-rows ${vars.time.base} ${vars.ease.out}, content-visibility ${vars.time.base}`,
    // Not part of the shorthand, because browsers without `allow-discrete` would ignore the whole declaration.
    transitionBehavior: 'allow-discrete',
    selectors: {
      '[data-expanded] > &': { gridTemplateRows: '1fr' },
      // Keeps Tab out of the closed panel in browsers without `until-found`.
      '&[hidden]': { contentVisibility: 'hidden' },
      '&[hidden]:not([hidden="until-found"])': { display: 'none' },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
    '@supports': { 'not (content-visibility: hidden)': { selectors: { '&[hidden]': { display: 'none' } } } },
  }),
);

export const panel = style(
  layeredPrimitive({
    minBlockSize: 0,
    overflow: 'clip',
    // Leaves room for focus rings.
    overflowClipMargin: '6px',
    overflowWrap: 'anywhere',
    color: vars.color.inkMuted,
    '::after': { content: '""', display: 'block', blockSize: vars.space[3] },
    selectors: { [`${accordionSelector}${disclosure} &::after`]: { blockSize: vars.space[5] } },
  }),
);
