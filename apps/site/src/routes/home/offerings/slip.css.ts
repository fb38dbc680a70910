import { vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

/** A note that the sample is invented. */
export const sample = style([typeset.micro, { marginBlockStart: vars.space[3] }]);
