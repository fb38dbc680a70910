import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** Hides the button's label on phones, where three buttons share a row. Screen readers still announce it. */
export const label = style({ '@media': { [`not ${media.tablet}`]: visuallyHidden } });

export const button = style({
  '@media': { [`not ${media.tablet}`]: { paddingInline: vars.space[2], minInlineSize: vars.control.m } },
});
