import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const chapter = style({
  background: vars.color.surfaceRaised,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const wrap = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[16],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      alignItems: 'end',
      gap: vars.space[16],
      paddingBlock: vars.space[24],
    },
  },
});

export const side = style({ display: 'grid', gap: vars.space[6] });
