import { vars } from '../../theme/generated/contract.css.ts';

/** A button inside a field: as tall as the field, minus its edges and a gap on both sides. */
export const innerButtonSize = `calc(${vars.control.m} - 2px - 2 * ${vars.space[1]})`;
