import { media, vars } from '@forecourt/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';
import * as typeset from '../../typeset.css.ts';

const drop = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const root = style(sited({ position: 'relative' }));

export const panel = style(
  sited({
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${vars.space[4]})`,
    insetBlockStart: '100%',
    inlineSize: '420px',
    padding: vars.space[2],
    borderRadius: vars.radius.l,
    background: vars.color.surfaceRaised,
    boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.overlay}`,
    animation: `${drop} ${vars.time.base} ${vars.ease.out}`,
    '@media': { [media.still]: { animation: 'none' } },
  }),
);

export const list = style(sited({ display: 'grid' }));

export const item = style(
  sited({
    display: 'grid',
    gridTemplateColumns: '40px 1fr',
    gap: vars.space[3],
    padding: vars.space[3],
    borderRadius: vars.radius.m,
    textDecoration: 'none',
    transition: `background ${vars.time.fast}`,
    ':hover': { background: vars.color.surfaceSunk },
  }),
);

export const icon = style(
  sited({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.s,
  }),
);

export const title = style(sited({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontWeight: 600 }));

export const badge = style(
  sited({
    padding: `${vars.space['0-5']} ${vars.space[2]}`,
    borderRadius: vars.radius.full,
    boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
    color: vars.color.inkMuted,
    font: vars.type.micro.font,
    letterSpacing: vars.type.micro.tracking,
    whiteSpace: 'nowrap',
  }),
);

export const description = style([typeset.small, sited({ display: 'block', textWrap: 'balance' })]);
