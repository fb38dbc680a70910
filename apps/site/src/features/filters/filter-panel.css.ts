import { vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** Reduces the padding of the tertiary buttons, to leave the rest of the row to the submit button. */
export const tertiaryButton = style({
  paddingInline: vars.space[3],
  selectors: { '&:first-child': { marginInlineStart: `calc(-1 * ${vars.space[3]})` } },
});

export const apply = style({ flex: '1 1 auto', fontVariantNumeric: 'tabular-nums' });

export const hiddenText = style(visuallyHidden);
