import { vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

// One line is kept free: the words are explained after the cars are shown, and must not push them down.
export const notes = style(
  sited({
    display: 'grid',
    gap: vars.space[1],
    minBlockSize: '44px',
    paddingBlock: vars.space[3],
    color: vars.color.inkMuted,
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
  }),
);

export const quoted = style(sited({ color: vars.color.ink }));

export const offer = style(
  sited({
    color: vars.color.accentText,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
  }),
);
