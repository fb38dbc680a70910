import { vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const heading = typeset.headline;

/** Styles the line with a link to the booking calendar, which is another way to book. */
export const calendar = style([typeset.small, { display: 'grid', gap: vars.space[1] }]);

export const lead = style([typeset.lead, { maxInlineSize: '44ch' }]);
