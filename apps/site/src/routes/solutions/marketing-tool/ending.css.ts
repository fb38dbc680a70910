import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const wrap = style({
  paddingBlockEnd: vars.space[16],
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space[28] } },
});

export const row = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '136px minmax(0, 1fr)', paddingBlock: vars.space[4] } },
});

// Dashed, as drafts are in the week above.
export const draft = style({
  display: 'grid',
  gap: vars.space[6],
  padding: vars.space[5],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'end',
      gap: vars.space[12],
      padding: vars.space[10],
    },
  },
});

export const side = style({ display: 'grid', gap: vars.space[5] });
