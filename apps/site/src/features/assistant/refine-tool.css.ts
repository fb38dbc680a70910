import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** Three buttons share a row on phones, where this one shows only its icon. */
export const words = style({ '@media': { [`not ${media.tablet}`]: visuallyHidden } });

export const button = style({
  '@media': { [`not ${media.tablet}`]: { paddingInline: vars.space[2], minInlineSize: vars.control.m } },
});
