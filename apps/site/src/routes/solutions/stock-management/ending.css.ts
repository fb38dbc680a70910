import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const bay = style({
  display: 'grid',
  gap: vars.space[5],
  padding: `${vars.space[4]} ${vars.space[4]} 0`,
  border: `2px solid ${vars.color.lineStrong}`,
  borderBlockEnd: 0,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[16],
      rowGap: vars.space[16],
      padding: `${vars.space[6]} ${vars.space[8]} 0`,
    },
  },
});

export const side = style({
  display: 'grid',
  gap: vars.space[6],
  // Makes the painted lines longer than the content.
  paddingBlockEnd: vars.space[4],
  '@media': { [media.desktop]: { alignContent: 'end' } },
});

export const number = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });
