import { vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const heading = style([typeset.headline, { marginBlockEnd: vars.space[6] }]);

export const index = style({ borderBlockStart: `2px solid ${vars.color.ink}` });
