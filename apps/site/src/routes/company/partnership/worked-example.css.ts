import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const chapter = style({
  paddingBlock: vars.space[16],
  background: vars.color.surfaceRaised,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.desktop]: { paddingBlock: vars.space[24] } },
});

export const heading = style({ font: vars.type.title.font, letterSpacing: vars.type.title.tracking });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.2em',
  paddingBlock: `${vars.space[10]} ${vars.space[8]}`,
  fontFamily: vars.font.display,
  // all of it in one line, also of the dearest plan on the narrowest phone
  fontSize: 'clamp(1.75rem, 10.5vw - 0.15rem, 8.75rem)',
  fontWeight: 700,
  lineHeight: 0.95,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.desktop]: { paddingBlock: `${vars.space[16]} ${vars.space[12]}` } },
});

export const sign = style({ color: vars.color.inkMuted, fontWeight: 500 });

/** What is new on the page: ruled off below, as a total is. */
export const result = style({ fontWeight: 700, borderBlockEnd: `0.045em double ${vars.color.ink}` });

export const ledgers = style({
  display: 'grid',
  gap: vars.space[10],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[6] },
    [media.desktop]: { gap: vars.space[16] },
  },
});

export const ledgerTitle = style({
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  fontWeight: 600,
});

const pair = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
} as const;

export const row = style({ ...pair, selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } });
export const term = style({ color: vars.color.inkMuted });
export const amount = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const total = style({ ...pair, borderBlockStart: `1.5px solid ${vars.color.ink}`, fontWeight: 600 });

const small = {
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
} as const;
export const ledgerNote = style(small);
export const note = style({ ...small, marginBlockStart: vars.space[8] });

export const spoken = style(visuallyHidden);
