import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered } from '../../theme/style.ts';

// Matches containers narrower than 720 px, in which seven columns would break words.
const narrowContainer = 'not (min-width: 45em)';
// Matches containers narrower than 880 px, in which a car's year and mileage are below its name.
const containerBelowDesktop = 'not (min-width: 55em)';

export const root = style(
  layered({
    containerType: 'inline-size',
    minInlineSize: 0,
    color: vars.color.ink,
    font: vars.type.body.font,
    letterSpacing: vars.type.body.tracking,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[6]}`,
    paddingBlockEnd: vars.space[3],
    borderBlockEnd: `1.5px solid ${vars.color.ink}`,
  }),
);

export const caption = style(layered({ fontWeight: 600, letterSpacing: '-0.01em' }));

export const note = style(layered({ color: vars.color.inkMuted, font: vars.type.small.font }));

export const table = style(layered({ inlineSize: '100%', borderCollapse: 'collapse', borderSpacing: 0 }));

const columns = {
  isAmount: { true: layered({ textAlign: 'end', whiteSpace: 'nowrap' }) },
  /** Whether a narrow table hides the column, because its content moves into another column. */
  isWideOnly: { true: layered({ '@container': { [narrowContainer]: { display: 'none' } } }) },
  isLast: {
    true: layered({
      inlineSize: '1%',
      paddingInline: `${vars.space[4]} 0`,
      whiteSpace: 'nowrap',
      '@container': { [narrowContainer]: { paddingInline: 0, textAlign: 'end' } },
    }),
  },
};

export const heading = recipe({
  base: layered({
    paddingBlock: vars.space[3],
    paddingInline: `0 ${vars.space[4]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.inkMuted,
    font: vars.type.small.font,
    textAlign: 'start',
    '@container': {
      [containerBelowDesktop]: { paddingInlineEnd: vars.space[3] },
      [narrowContainer]: { paddingInlineEnd: vars.space[2] },
    },
  }),
  variants: columns,
});

export const cell = recipe({
  base: layered({
    paddingBlock: vars.space[4],
    paddingInline: `0 ${vars.space[4]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'middle',
    '@container': {
      [containerBelowDesktop]: { paddingInlineEnd: vars.space[3] },
      [narrowContainer]: { paddingInlineEnd: vars.space[2], verticalAlign: 'top' },
    },
  }),
  variants: {
    ...columns,
    /** Whether this is the car's column, the only one in which long words may break. */
    isCar: { true: layered({ overflowWrap: 'anywhere' }) },
  },
});

export const name = style(
  layered({
    fontSize: vars.text[17],
    fontWeight: 600,
    letterSpacing: '-0.015em',
    // In this font, tabular figures come with a hyphen as wide as a digit, which is too wide in 'C-Class'.
    fontVariantNumeric: 'normal',
    // Breaks between words instead of at a hyphen: 'Mercedes', 'C-Class'.
    '@container': { [containerBelowDesktop]: { display: 'block', lineHeight: 1.3, textWrap: 'balance' } },
  }),
);

export const about = style(
  layered({
    color: vars.color.inkMuted,
    font: vars.type.small.font,
    fontVariantNumeric: 'normal',
    '@container': {
      [containerBelowDesktop]: { display: 'block', marginBlockStart: vars.space['0-5'], textWrap: 'balance' },
      [narrowContainer]: { letterSpacing: '-0.015em' },
    },
  }),
);

export const price = style(layered({ fontWeight: 600 }));

export const gap = recipe({
  base: layered({ fontWeight: 500, whiteSpace: 'nowrap' }),
  variants: {
    tone: { good: layered({ color: vars.color.good }), high: layered({ color: vars.color.high }) },
  },
});

export const share = style(
  layered({
    display: 'inline-block',
    minInlineSize: '6ch',
    fontSize: vars.text[13],
    '@container': { [narrowContainer]: { minInlineSize: 0 } },
  }),
);

/** Shows a second line in a narrow table, with a fact whose own column is hidden. */
export const secondLine = style(
  layered({
    display: 'none',
    color: vars.color.inkMuted,
    font: vars.type.small.font,
    '@container': { [narrowContainer]: { display: 'block', marginBlockStart: vars.space['0-5'] } },
  }),
);
