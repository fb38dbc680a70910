import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const section = style(sited({ paddingBlock: '56px', '@media': { [media.desktop]: { paddingBlock: '80px' } } }));

export const list = style(
  sited({
    display: 'grid',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

export const claim = style(
  sited({
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [media.tablet]: {
        flexDirection: 'column-reverse',
        alignItems: 'start',
        justifyContent: 'start',
        paddingBlock: 0,
        paddingInlineStart: vars.space[8],
        borderBlockStart: 0,
        borderInlineStart: `1px solid ${vars.color.line}`,
        selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
      },
    },
  }),
);

export const figure = style(
  sited({
    fontFamily: vars.font.display,
    fontSize: 'clamp(3.5rem, 2rem + 6vw, 6.5rem)',
    fontWeight: 700,
    lineHeight: 0.9,
    letterSpacing: '-0.03em',
    whiteSpace: 'nowrap',
  }),
);

export const text = style(sited({ '@media': { [media.tablet]: { marginBlockStart: '2px' } } }));

export const note = style(
  sited({ marginBlockStart: vars.space[8], color: vars.color.inkMuted, font: vars.type.small.font }),
);
