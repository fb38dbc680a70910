import { vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** The quiet ones stand at the start and take no more room than their words; what applies the form takes the rest. */
export const quiet = style({
  paddingInline: vars.space[3],
  selectors: { '&:first-child': { marginInlineStart: `calc(-1 * ${vars.space[3]})` } },
});

export const apply = style({ flex: '1 1 auto', fontVariantNumeric: 'tabular-nums' });

export const spoken = style(visuallyHidden);
