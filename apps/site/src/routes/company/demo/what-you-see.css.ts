import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const sentence = style([typeset.sentence, { marginBlockStart: `calc(-1 * ${vars.space[2]})` }]);

export const foundText = style({
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const wantedText = style({ paddingBlockEnd: vars.space[4], borderBlockEnd: `1px solid ${vars.color.line}` });

export const post = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '220px minmax(0, 1fr)', alignItems: 'center', gap: vars.space[6] },
  },
});

export const picture = style({ alignContent: 'end', aspectRatio: '4 / 3', padding: vars.space[4] });
