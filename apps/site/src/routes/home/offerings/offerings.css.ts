import { vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const head = typeset.chapterHead;

export const heading = typeset.headline;

export const index = style({ borderBlockStart: `2px solid ${vars.color.ink}` });
