import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const words = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '104px', alignSelf: 'start' } },
});

export const heading = style([typeset.poster, { fontSize: 'clamp(2.5rem, 1.4rem + 3.6vw, 4.5rem)' }]);

export const lead = style({ maxInlineSize: '44ch', marginBlock: `${vars.space[6]} ${vars.space[8]}` });

export const phases = style([
  typeset.label,
  { paddingBlockEnd: vars.space[3], borderBlockEnd: `2px solid ${vars.color.ink}` },
]);
