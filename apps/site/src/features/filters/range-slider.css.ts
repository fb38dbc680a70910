import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** As high as a histogram. */
export const noBars = style({ blockSize: vars.space[14] });
