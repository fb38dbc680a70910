import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const section = style(sited({ display: 'block' }));

export const head = style(
  sited({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlockEnd: vars.space[2],
    borderBlockEnd: `1px solid ${vars.color.ink}`,
  }),
);

export const heading = style(sited({ fontWeight: 600, letterSpacing: '-0.01em' }));

export const link = style(
  sited({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '28px',
    fontSize: '0.875rem',
    fontWeight: 500,
    textDecorationThickness: '1px',
    textDecorationColor: vars.color.lineStrong,
    textUnderlineOffset: '4px',
    ':hover': { textDecorationColor: 'currentColor' },
  }),
);

export const slips = style(
  sited({
    display: 'grid',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

export const slip = style(
  sited({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '136px minmax(0, 1fr)',
    alignContent: 'start',
    gap: `${vars.space[3]} ${vars.space[4]}`,
    paddingBlock: vars.space[5],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingInline: vars.space[4],
        selectors: {
          '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` },
          '&:first-child': { paddingInlineStart: 0 },
          '&:last-child': { paddingInlineEnd: 0 },
        },
      },
      [media.desktop]: { gridTemplateColumns: '148px minmax(0, 1fr)', paddingInline: vars.space[6] },
    },
  }),
);

export const picture = style(
  sited({
    alignSelf: 'start',
    borderRadius: vars.radius.m,
    '@media': { [media.tablet]: { maxInlineSize: '148px' } },
  }),
);

export const text = style(sited({ alignSelf: 'center', minInlineSize: 0 }));

export const name = style(
  sited({ fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.015em', textWrap: 'balance' }),
);

export const carLink = style(
  sited({
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    // The whole slip is the target; the name is what is read.
    '::after': { content: '', position: 'absolute', inset: 0 },
  }),
);

export const facts = style(sited({ color: vars.color.inkMuted, font: vars.type.small.font }));

export const price = style(
  sited({
    marginBlockStart: vars.space[1],
    font: vars.type.figure.font,
    letterSpacing: vars.type.figure.tracking,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const verdict = style(
  sited({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[2]}`,
    '@media': { [`${media.tablet} and (max-width: 74.99em)`]: { flexDirection: 'column', alignItems: 'start' } },
  }),
);

export const ruler = style(sited({ gridColumn: '1 / -1' }));

export const aside = style(
  sited({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: '160px',
    color: vars.color.inkMuted,
  }),
);

export const asideHeading = style(sited({ color: vars.color.error, fontWeight: 600 }));

export const retry = style(
  sited({
    minBlockSize: '44px',
    paddingInline: vars.space[5],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.m,
    color: vars.color.ink,
    fontWeight: 600,
    ':hover': { background: vars.color.surfaceSunk },
  }),
);
