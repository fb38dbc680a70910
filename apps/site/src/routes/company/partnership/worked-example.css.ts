import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const sum = style([
  typeset.numeral,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '0.2em',
    paddingBlock: `${vars.space[10]} ${vars.space[8]}`,
    // The figures fit on one line for the most expensive plan on the narrowest phone.
    fontSize: 'clamp(1.75rem, 10.5vw - 0.15rem, 8.75rem)',
    lineHeight: 0.95,
    letterSpacing: '-0.04em',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.desktop]: { paddingBlock: `${vars.space[16]} ${vars.space[12]}` } },
  },
]);

export const sign = style({ color: vars.color.inkMuted, fontWeight: 500 });

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

export const amount = style({ whiteSpace: 'nowrap' });

export const note = style({ marginBlockStart: vars.space[8] });
