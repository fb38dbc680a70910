import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layered, media, visuallyHidden } from '../../theme/style.ts';

const smallScreenMedia = 'not all and (min-width: 48em)';

export const root = style(
  // Prevents the visually hidden text inside from widening the page.
  layered({ position: 'relative', display: 'flex', alignItems: 'baseline', gap: vars.space[3], minInlineSize: 0 }),
);

export const label = recipe({
  base: layered({
    flex: 'none',
    font: vars.type.small.font,
    fontWeight: 500,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
  }),
  variants: {
    isHidden: { true: layered(visuallyHidden), false: layered({ '@media': { [smallScreenMedia]: visuallyHidden } }) },
  },
});

export const list = style(
  layered({
    display: 'flex',
    flex: 1,
    gap: vars.space[2],
    minInlineSize: 0,
    // Leaves room for the focus ring.
    padding: vars.space[1],
    marginBlock: `calc(-1 * ${vars.space[1]})`,
    marginInlineStart: `calc(-1 * ${vars.space[1]})`,
    scrollPaddingInline: vars.space[5],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    '@media': { [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible' } },
  }),
);

export const item = style(
  layered({ position: 'relative', flex: 'none', maxInlineSize: '100%', listStyleType: '""', display: 'flex' }),
);

export const chip = style(
  layered({
    maxInlineSize: '100%',
    minBlockSize: vars.control.m,
    paddingInline: vars.space['3-5'],
    paddingBlock: vars.space[1],
    border: `1px solid ${vars.color.lineStrong}`,
    // Rounds a chip of one line fully, if the brand's corners are round.
    borderRadius: `min(calc(${vars.control.m} / 2), ${vars.radius.full})`,
    fontFamily: vars.font.text,
    fontSize: vars.text[14],
    fontWeight: 500,
    lineHeight: 1.25,
    color: vars.color.ink,
    textAlign: 'start',
    // Each text has its own direction.
    unicodeBidi: 'plaintext',
    overflowWrap: 'anywhere',
    transition: `background ${vars.time.fast}, color ${vars.time.fast}`,
    ':focus-visible': focusRing,
    ':active': { background: vars.color.surfaceSunk },
    selectors: {
      '&:hover': {
        '@media': {
          [media.hover]: { background: vars.color.ink, borderColor: vars.color.ink, color: vars.color.inkInverse },
        },
      },
    },
    '@media': {
      [media.tablet]: { minBlockSize: vars.control.s },
      [media.reducedMotion]: { transition: 'none' },
      [`${media.forcedColors} and ${media.hover}`]: { selectors: { '&:hover': { borderColor: 'Highlight' } } },
    },
  }),
);

export const shortText = style(layered({ '@media': { [media.tablet]: { display: 'none' } } }));

// The whole text is the accessible name at every width.
export const fullText = style(layered({ '@media': { [smallScreenMedia]: visuallyHidden } }));
