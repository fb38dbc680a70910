import { vars } from '../../theme/generated/contract.css.ts';

/** The size of a button inside a field: the field's height without its borders and a gap on both sides. */
export const innerButtonSize = `calc(${vars.control.m} - 2px - 2 * ${vars.space[1]})`;
