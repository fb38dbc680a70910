import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const alone = style(sited({ justifySelf: 'start' }));
