import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';

export const alert = style(
  layeredPrimitive({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    minInlineSize: 0,
    padding: vars.space[4],
    // The icon shows the tone, because a tinted background would look like a price verdict.
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceRaised,
    color: vars.color.ink,
  }),
);

/** Centres the icon on the first line. */
export const toneIcon = style(
  layeredPrimitive({
    flexShrink: 0,
    marginBlockStart: vars.space['0-5'],
    selectors: {
      '[data-tone="success"] > &': { color: vars.color.good },
      '[data-tone="warning"] > &': { color: vars.color.fair },
      '[data-tone="error"] > &': { color: vars.color.error },
    },
  }),
);

export const content = style(layeredPrimitive({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const title = style(
  layeredPrimitive({
    margin: 0,
    fontFamily: vars.font.text,
    fontSize: vars.text[16],
    lineHeight: 1.5,
    fontWeight: 600,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    selectors: { '[data-tone="error"] &': { color: vars.color.error } },
  }),
);

export const text = recipe({
  base: layeredPrimitive({
    fontSize: vars.text[15],
    lineHeight: 1.6,
    textWrap: 'pretty',
  }),
  variants: {
    hasTitle: { true: layeredPrimitive({ marginBlockStart: vars.space['0-5'], color: vars.color.inkMuted }) },
  },
});

export const actions = style(
  layeredPrimitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    marginBlockStart: vars.space[3],
  }),
);

/** Extends the button into the padding, so that its icon aligns with the first line. */
export const dismiss = style(
  layeredPrimitive({
    selectors: {
      '&&': { marginBlock: `calc(-1 * ${vars.space['1-5']})`, marginInlineEnd: `calc(-1 * ${vars.space[2]})` },
    },
  }),
);
