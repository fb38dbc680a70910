import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered, media } from '../../theme/style.ts';
import { getFirstInSectionSelector, startBelowRuleStyle } from '../../components/Section/rule.ts';

const hairline = `1px solid ${vars.color.line}`;

export const tiles = style(
  layered({
    display: 'grid',
    minInlineSize: 0,
    color: vars.color.ink,
    '@media': { [media.tablet]: { gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' } },
  }),
);

const firstTileInSection = `${getFirstInSectionSelector(tiles)} > &:first-child`;

export const tile = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[3]}`,
    minInlineSize: 0,
    paddingBlock: vars.space[5],
    borderBlockStart: hairline,
    selectors: { [firstTileInSection]: startBelowRuleStyle },
    '@media': {
      [media.tablet]: {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'start',
        justifyContent: 'start',
        gap: vars.space[2],
        paddingBlock: 0,
        paddingInline: vars.space[6],
        borderBlockStart: 0,
        selectors: {
          '& + &': { borderInlineStart: hairline },
          '&:first-child': { paddingInlineStart: 0 },
          '&:last-child': { paddingInlineEnd: 0 },
          [firstTileInSection]: { marginBlockStart: 0 },
        },
      },
      [media.desktop]: { paddingInline: vars.space[8] },
    },
  }),
);

export const figure = style(
  layered({
    minInlineSize: 0,
    fontFamily: vars.font.display,
    fontSize: 'clamp(3.25rem, 1.6rem + 6vw, 6.5rem)',
    fontWeight: 700,
    lineHeight: 0.95,
    letterSpacing: '-0.035em',
    overflowWrap: 'anywhere',
    // '10k+' and '2.5 s' are written from left to right in every language.
    unicodeBidi: 'plaintext',
  }),
);

export const label = style(
  layered({ minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'balance', color: vars.color.inkMuted }),
);
