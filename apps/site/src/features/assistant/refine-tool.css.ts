import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** Three buttons share the line of a phone: there the sign stands for the words. */
export const words = style({ '@media': { [`not ${media.tablet}`]: visuallyHidden } });

export const button = style({
  '@media': { [`not ${media.tablet}`]: { paddingInline: vars.space[2], minInlineSize: vars.control.m } },
});
