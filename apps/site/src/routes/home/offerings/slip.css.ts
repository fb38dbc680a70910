import { vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const sampleNote = style([typeset.micro, { marginBlockStart: vars.space[3] }]);
