import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';

// Replaces the `line` token, which is barely visible on an overlay in dark themes.
const line = `1px solid color-mix(in oklab, ${vars.color.lineStrong} 25%, transparent)`;

export const menu = style(
  layeredPrimitive({
    boxSizing: 'border-box',
    minInlineSize: 'max(200px, var(--trigger-width, 0px))',
    maxInlineSize: 'min(380px, 100vw - 18px)',
    padding: vars.space[1],
    overflow: 'auto',
    outline: 'none',
  }),
);

export const section = style(
  layeredPrimitive({
    selectors: { '& + &': { paddingBlockStart: vars.space[1], borderBlockStart: line } },
  }),
);

export const sectionTitle = style(
  layeredPrimitive({
    padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
  }),
);

export const item = style(
  layeredPrimitive({
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[3],
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: vars.control.m,
    padding: `calc(${vars.space[3]} - 1px) ${vars.space[3]}`,
    // In the default brand, equals the corner radius of the box minus the padding of the box.
    borderRadius: vars.radius.s,
    color: vars.color.ink,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&[data-tone="danger"]': { color: vars.color.error },
      '&[data-focused], &[data-open]': { background: vars.color.surfaceSunk },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        color: 'CanvasText',
        selectors: {
          '&[data-tone="danger"]': { color: 'CanvasText' },
          '&[data-focused], &[data-open]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-focus-visible]': { outlineColor: 'CanvasText' },
          '&[data-disabled]': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
);

// As tall as a line of the label, so that the icon is centred on the first line.
export const icon = style(
  layeredPrimitive({ flexShrink: 0, display: 'flex', alignItems: 'center', blockSize: '22px' }),
);

export const words = style(layeredPrimitive({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const label = style(
  layeredPrimitive({
    display: 'block',
    fontSize: vars.text[15],
    fontWeight: 500,
    lineHeight: '22px',
    letterSpacing: '-0.01em',
  }),
);

export const description = style(
  layeredPrimitive({
    display: 'block',
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);

export const badge = style(
  layeredPrimitive({
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '22px',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
  }),
);

export const separator = style(
  layeredPrimitive({
    border: 0,
    borderBlockStart: line,
    selectors: { [`${menu} > &`]: { marginBlock: vars.space[1] } },
  }),
);

export const shortcut = style(
  layeredPrimitive({
    flexShrink: 0,
    font: vars.type.small.font,
    lineHeight: '22px',
    color: vars.color.inkMuted,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);
