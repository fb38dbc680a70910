import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';
import * as typeset from '../../typeset.css.ts';

export const row = style(sited({ display: 'grid', gap: vars.space[5], marginBlockStart: vars.space[2] }));

export const foot = style(
  sited({
    display: 'grid',
    gap: vars.space[4],
    alignItems: 'center',
    '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[6] } },
  }),
);

export const note = style([typeset.small, sited({ textWrap: 'pretty' })]);

const told = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
} as const;

export const failed = style(sited({ ...told, borderBlockColor: vars.color.error }));
export const sent = style(sited(told));
export const sign = style(sited({ marginBlockStart: vars.space['0-5'] }));
export const alarm = style([sign, sited({ color: vars.color.error })]);
export const what = style(sited({ color: vars.color.error, fontWeight: 600 }));
export const mail = style(sited({ textUnderlineOffset: '4px' }));
