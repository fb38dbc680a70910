import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const heading = style({
  marginBlock: `${vars.space[6]} ${vars.space[2]}`,
  font: vars.type.subtitle.font,
  letterSpacing: vars.type.subtitle.tracking,
  selectors: { '&:first-child': { marginBlockStart: vars.space[2] } },
});

export const call = style({ listStyleType: '""' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'baseline',
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '44px 64px minmax(0, 1fr)' } },
});

export const at = style({ color: vars.color.inkMuted, font: vars.type.small.font, fontVariantNumeric: 'tabular-nums' });

export const who = style({ font: vars.type.small.font, fontWeight: 600 });

export const says = style({ gridColumn: 2, textWrap: 'pretty', '@media': { [media.tablet]: { gridColumn: 3 } } });

const pair = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
} as const;

export const row = style({ ...pair, borderBlockStart: `1px solid ${vars.color.line}` });

export const total = style({ ...pair, borderBlockStart: `1.5px solid ${vars.color.ink}`, fontWeight: 600 });
