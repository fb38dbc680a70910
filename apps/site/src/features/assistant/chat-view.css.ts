import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const fallbackButton = style({ justifySelf: 'start' });

export const search = style([typeset.small, { textWrap: 'balance' }]);
