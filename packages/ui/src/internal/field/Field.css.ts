import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media, visuallyHidden } from '../../theme/style.ts';
import type { FieldSize } from './field-props.ts';

export const field = style(
  layeredPrimitive({ display: 'flex', flexDirection: 'column', gap: vars.space['1-5'], minInlineSize: 0 }),
);

export const fieldLabel = style(
  layeredPrimitive({
    alignSelf: 'flex-start',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    font: vars.type.small.font,
    fontWeight: 600,
    letterSpacing: '-0.005em',
  }),
);

export const optional = style(layeredPrimitive({ color: vars.color.inkMuted, fontWeight: 400 }));
export const hidden = style(layeredPrimitive(visuallyHidden));

/** Draws the box and the focus ring of a field, because the native control inside has no border. */
export const control = recipe({
  base: layeredPrimitive({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceRaised,
    color: vars.color.ink,
    transition: `border-color ${vars.time.fast}`,
    selectors: {
      '&:hover': { '@media': { [media.hover]: { borderColor: vars.color.ink } } },
      '&:has(:focus-visible)': focusRing,
      '[data-invalid] > &': { borderColor: vars.color.error, boxShadow: `inset 0 0 0 1px ${vars.color.error}` },
      '[data-disabled] > &': {
        borderColor: vars.color.line,
        background: vars.color.surfaceSunk,
        color: vars.color.inkMuted,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { selectors: { '[data-disabled] > &': { borderColor: 'GrayText', color: 'GrayText' } } },
    },
  }),
  variants: {
    size: {
      s: layeredPrimitive({ minBlockSize: vars.control.s }),
      m: layeredPrimitive({ minBlockSize: vars.control.m }),
      l: layeredPrimitive({ minBlockSize: vars.control.l }),
    } satisfies Record<FieldSize, StyleRule>,
  },
});

export const affix = style(
  layeredPrimitive({
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    color: vars.color.inkMuted,
    selectors: {
      '&[data-part="Prefix"]': { paddingInlineStart: `calc(${vars.space['3-5']} - 1px)` },
      '&[data-part="Suffix"]': { paddingInlineEnd: `calc(${vars.space['3-5']} - 1px)` },
    },
  }),
);

export const input = style(
  layeredPrimitive({
    appearance: 'none',
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    alignSelf: 'stretch',
    margin: 0,
    paddingBlock: 0,
    paddingInline: `calc(${vars.space['3-5']} - 1px)`,
    border: 0,
    borderRadius: 'inherit',
    background: 'transparent',
    color: 'inherit',
    // At least 16 px, because iOS zooms in on a focused field with smaller text.
    font: vars.type.body.font,
    letterSpacing: vars.type.body.tracking,
    textOverflow: 'ellipsis',
    outline: 'none',
    '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 1 } },
  }),
);

export const hint = style(layeredPrimitive({ font: vars.type.small.font, color: vars.color.inkMuted }));

export const error = style(
  layeredPrimitive({
    display: 'flex',
    gap: vars.space['1-5'],
    font: vars.type.small.font,
    fontWeight: 500,
    color: vars.color.error,
    overflowWrap: 'anywhere',
  }),
);

export const errorIcon = style(layeredPrimitive({ marginBlockStart: '0.15em' }));
