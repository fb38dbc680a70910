import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  marginBlockStart: vars.space[16],
  '@media': { [media.desktop]: { gap: vars.space[8], marginBlockStart: vars.space[24] } },
});

/** Reserves the height of the table, which loads later. */
export const table = style({
  minBlockSize: '839px',
  '@media': {
    [media.tablet]: { minBlockSize: '774px' },
    [media.desktop]: { minBlockSize: '644px' },
    [media.wide]: { minBlockSize: '600px' },
  },
});

/** The badge is above the name, so that a recommendation does not change the column's width. */
export const plan = style({
  display: 'inline-flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-start',
  gap: vars.space[2],
});

export const title = typeset.smallTitle;

export const corner = style({ color: vars.color.inkMuted, fontWeight: 400 });
