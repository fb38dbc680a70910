import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** Reserves the height of a row of viewed cars, so that the content below does not move when they arrive. */
export const placeholder = style({ minBlockSize: '205px', marginBlockStart: vars.space[16] });
