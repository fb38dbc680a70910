import { style } from '../../style.ts';

/** Contains everything below the relaxations. */
export const rest = style({ selectors: { '&[data-waiting]': { visibility: 'hidden' } } });
