import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const row = style({ marginBlockStart: vars.space[2] });

export const footer = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[6] } },
});

export const note = style([typeset.small, { textWrap: 'balance' }]);

const message = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
} as const;

export const failureMessage = style({ ...message, borderBlockColor: vars.color.error });
export const sentMessage = style(message);
export const icon = style({ marginBlockStart: vars.space['0-5'] });
export const errorIcon = style([icon, { color: vars.color.error }]);
export const errorTitle = style({ color: vars.color.error, fontWeight: 600 });
export const mail = style({ textUnderlineOffset: '4px' });
