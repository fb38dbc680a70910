import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

const plate = {
  display: 'inline-flex',
  alignItems: 'stretch',
  overflow: 'hidden',
  border: `2px solid ${vars.color.ink}`,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontWeight: 700,
  whiteSpace: 'nowrap',
} as const;

export const logo = style(
  sited({
    ...plate,
    blockSize: '36px',
    paddingInlineEnd: '9px',
    borderRadius: vars.radius.s,
    fontSize: '1.375rem',
    lineHeight: '32px',
    letterSpacing: '-0.02em',
  }),
);

export const band = style(sited({ inlineSize: '10px', marginInlineEnd: vars.space[2], background: vars.color.accent }));

export const bigPlate = style(
  sited({
    ...plate,
    blockSize: '72px',
    paddingInlineEnd: '14px',
    borderWidth: '3px',
    borderRadius: vars.radius.l,
    fontSize: '3.25rem',
    lineHeight: '66px',
    letterSpacing: '-0.01em',
    '@media': {
      [media.tablet]: { blockSize: '112px', paddingInlineEnd: vars.space[6], fontSize: '5.25rem', lineHeight: '104px' },
    },
  }),
);

export const bigBand = style(
  sited({
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    inlineSize: '34px',
    marginInlineEnd: vars.space[3],
    paddingBlockEnd: vars.space[2],
    background: vars.color.accent,
    color: vars.color.accentInk,
    fontSize: '0.875rem',
    lineHeight: 1,
    '@media': {
      [media.tablet]: {
        inlineSize: '52px',
        marginInlineEnd: vars.space[5],
        paddingBlockEnd: '12px',
        fontSize: '1.25rem',
      },
    },
  }),
);
