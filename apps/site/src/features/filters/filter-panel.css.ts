import { vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** Tertiary buttons are as wide as their labels. The submit button takes the rest of the row. */
export const quiet = style({
  paddingInline: vars.space[3],
  selectors: { '&:first-child': { marginInlineStart: `calc(-1 * ${vars.space[3]})` } },
});

export const apply = style({ flex: '1 1 auto', fontVariantNumeric: 'tabular-nums' });

export const spoken = style(visuallyHidden);
