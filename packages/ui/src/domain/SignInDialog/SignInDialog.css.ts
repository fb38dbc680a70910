import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered } from '../../theme/style.ts';

export const dialog = style(layered({ textWrap: 'pretty' }));
export const details = style(layered({ marginBlockEnd: vars.space[5], color: vars.color.inkMuted }));
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }));
/** Shows the buttons side by side if they fit, and otherwise stacked with equal widths. */
export const action = style(layered({ flex: '1 1 0', minInlineSize: 'fit-content' }));
