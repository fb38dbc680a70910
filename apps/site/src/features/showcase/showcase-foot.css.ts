import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const footer = style({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});

export const meanings = style({
  display: 'grid',
  gap: vars.space[3],
  listStyleType: '""',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[8] } },
});

export const meaning = style({ display: 'grid', alignContent: 'start', gap: vars.space['0-5'] });

const createTitle = (color: string) =>
  style([
    typeset.label,
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      '::before': {
        content: '""',
        inlineSize: '10px',
        blockSize: '10px',
        borderRadius: vars.radius.full,
        background: color,
      },
    },
  ]);

export const titles = {
  good: createTitle(vars.color.good),
  fair: createTitle(vars.color.fair),
  high: createTitle(vars.color.high),
};

export const text = style([typeset.small, { textWrap: 'balance' }]);
