import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const heading = typeset.headline;

export const lead = style([typeset.lead, { maxInlineSize: '44ch' }]);
