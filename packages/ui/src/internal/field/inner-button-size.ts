import { vars } from '../../theme/generated/contract.css.ts';

/** The height of a field of size `m`, without its borders and a gap on both sides. */
export const innerButtonSize = `calc(${vars.control.m} - 2px - 2 * ${vars.space[1]})`;
