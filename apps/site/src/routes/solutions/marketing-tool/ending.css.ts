import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const row = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '136px minmax(0, 1fr)', paddingBlock: vars.space[4] } },
});

// Has a dashed border, like the drafts in the planner above.
export const draft = style({
  padding: vars.space[5],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  '@media': { [media.desktop]: { padding: vars.space[10] } },
});
