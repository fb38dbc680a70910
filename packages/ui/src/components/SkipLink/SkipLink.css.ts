import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media, visuallyHidden } from '../../theme/style.ts';

export const skipLink = style(
  layeredPrimitive({
    position: 'fixed',
    // Places the link above a sticky header.
    zIndex: 100,
    insetInlineStart: vars.space[4],
    insetBlockStart: vars.space[2],
    maxInlineSize: `calc(100vw - 2 * ${vars.space[4]})`,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[5],
    border: '1px solid transparent',
    borderRadius: vars.radius.m,
    background: vars.color.ink,
    color: vars.color.inkInverse,
    fontWeight: 600,
    textDecoration: 'none',
    ':focus-visible': focusRing,
    selectors: { '&:not(:focus)': { ...visuallyHidden, position: 'fixed', padding: 0, border: 0 } },
    '@media': { [media.forcedColors]: { borderColor: 'LinkText' } },
  }),
);
