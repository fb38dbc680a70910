import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const chapter = style({ borderBlockStart: `1px solid ${vars.color.line}` });

/** A bill on the table. */
export const bill = style({
  display: 'grid',
  gap: vars.space[6],
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[6]}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  '@media': { [media.tablet]: { padding: vars.space[8] } },
});

const line = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
} as const;

export const item = style({ ...line, borderBlockEnd: `1px solid ${vars.color.line}`, color: vars.color.inkMuted });

export const total = style({
  ...line,
  marginBlockStart: '-1px',
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1.5px solid ${vars.color.ink}`,
  fontWeight: 600,
});

export const sum = style({ font: vars.type.figure.font, letterSpacing: vars.type.figure.tracking });
