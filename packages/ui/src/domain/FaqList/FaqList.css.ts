import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { getFirstInSectionSelector, startBelowRuleStyle } from '../../components/Section/rule.ts';
import { focusRing, layered, media } from '../../theme/style.ts';

export const list = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    color: vars.color.ink,
    selectors: { [getFirstInSectionSelector()]: startBelowRuleStyle },
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6] },
      [media.desktop]: { columnGap: vars.space[16] },
    },
  }),
);

const hairline = `1px solid ${vars.color.line}`;

// On phones the columns form one list, so only the first can have a hairline at its start.
export const column = style(
  layered({
    minInlineSize: 0,
    borderBlockStart: hairline,
    selectors: {
      '& + &': { borderBlockStart: 0 },
      [`${getFirstInSectionSelector(list)} > &`]: { borderBlockStart: 0 },
    },
    '@media': { [media.tablet]: { selectors: { '& + &': { borderBlockStart: hairline } } } },
  }),
);

export const item = style(
  layered({
    borderBlockEnd: hairline,
    // Animates the answer's height in browsers that support it.
    interpolateSize: 'allow-keywords',
    selectors: {
      '&::details-content': {
        blockSize: 0,
        overflow: 'clip',
        transition: `block-size ${vars.time.base} ${vars.ease.out}, content-visibility ${vars.time.base}`,
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
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    minBlockSize: `calc(${vars.control.m} + ${vars.space[4]})`,
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.s,
    listStyle: 'none',
    cursor: 'pointer',
    ':focus-visible': focusRing,
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

export const question = style(
  layered({
    minInlineSize: 0,
    font: vars.type.body.font,
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);

export const chevron = style(
  layered({
    flexShrink: 0,
    color: vars.color.inkMuted,
    transition: `rotate ${vars.time.base} ${vars.ease.out}`,
    selectors: {
      '[open] > summary > &': { rotate: '180deg' },
      [`${summary}:hover &`]: { '@media': { [media.hover]: { color: vars.color.ink } } },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const answer = style(
  layered({
    maxInlineSize: '60ch',
    paddingBlockEnd: vars.space[6],
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);
