import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';
import { headerSize } from './header.css.ts';

export const root = style(
  sited({
    marginInlineStart: 'auto',
    marginInlineEnd: `calc(-1 * ${vars.space['2-5']})`,
    '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
  }),
);

export const toggle = style(
  sited({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.control.m,
    blockSize: vars.control.m,
    borderRadius: vars.radius.full,
    ':hover': { background: vars.color.surfaceSunk },
  }),
);

export const menu = style(
  sited({
    position: 'fixed',
    insetInline: 0,
    insetBlock: `${headerSize.phone} 0`,
    overflowY: 'auto',
    // Ends the rows where the header's content ends, whether or not the menu needs its own scroll bar.
    scrollbarGutter: 'stable',
    overscrollBehavior: 'contain',
    paddingInline: vars.space[5],
    paddingBlockEnd: vars.space[8],
    background: vars.color.surfaceRaised,
    '@media': { [media.tablet]: { paddingInline: vars.space[6] } },
  }),
);

export const list = style(sited({ borderBlockEnd: `1px solid ${vars.color.line}` }));

const row_ = {
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  textAlign: 'start',
  textDecoration: 'none',
} as const;

export const row = style(
  sited({
    ...row_,
    justifyContent: 'space-between',
    minBlockSize: '60px',
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontFamily: vars.font.display,
    fontSize: vars.text[24],
    fontWeight: 650,
    letterSpacing: '-0.02em',
  }),
);

export const chevron = style(sited({ selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } } }));

export const inner = style(sited({ paddingBlockEnd: vars.space[3] }));

export const innerRow = style(sited({ ...row_, gap: vars.space[2], minBlockSize: vars.control.m, fontWeight: 500 }));

export const badge = style(
  sited({ color: vars.color.inkMuted, font: vars.type.micro.font, letterSpacing: vars.type.micro.tracking }),
);

export const actions = style(
  sited({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3], marginBlockStart: vars.space[6] }),
);
