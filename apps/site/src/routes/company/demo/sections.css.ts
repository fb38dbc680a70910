import { vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const heading = typeset.headline;

export const calendar = style([typeset.small, { display: 'grid', gap: vars.space[1] }]);

export const lead = style([typeset.lead, { maxInlineSize: '44ch' }]);
