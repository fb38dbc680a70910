import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const samples = style({
  paddingBlock: `${vars.space[10]} ${vars.space[12]}`,
  '@media': { [media.desktop]: { paddingBlock: `calc(${vars.space[10]} + ${vars.space[1]}) ${vars.space[18]}` } },
});
