import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';
import * as typeset from '../../typeset.css.ts';

export const alone = style(sited({ justifySelf: 'start' }));

export const search = style([typeset.small, sited({ textWrap: 'pretty' })]);
