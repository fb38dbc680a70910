import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layered } from '../../theme/style.ts';
import * as section from '../internal/section/section.css.ts';

export const root = style(
  layered({ display: 'grid', gap: vars.space[4], minInlineSize: 0, color: vars.color.ink, overflowWrap: 'break-word' }),
);

export const columns = style([section.columns, layered({ rowGap: vars.space[6] })]);

export const estimate = style(layered({ borderRadius: vars.radius.s, ':focus-visible': focusRing }));

/** Extends the button into the row's padding, so that the row is barely taller than with the amount. */
export const check = style(layered({ marginBlock: `calc(-1 * ${vars.space[1]})` }));
