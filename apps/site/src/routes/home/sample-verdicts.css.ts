import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

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
    whiteSpace: 'nowrap',
    fontSize: vars.text[14],
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
        // The rulers stand in one line, whichever sum takes two.
        gridTemplateRows: 'auto auto 1fr auto',
        alignContent: 'stretch',
        paddingInline: vars.space[4],
        selectors: {
          '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` },
          '&:first-child': { paddingInlineStart: 0 },
          '&:last-child': { paddingInlineEnd: 0 },
        },
      },
      [media.desktop]: {
        gridTemplateColumns: '148px minmax(0, 1fr)',
        gridTemplateRows: 'none',
        alignContent: 'start',
        paddingInline: vars.space[6],
      },
    },
  }),
);

const plate = style(
  sited({
    display: 'grid',
    alignContent: 'center',
    alignSelf: 'start',
    minBlockSize: '92px',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.m,
    '@media': { [media.tablet]: { inlineSize: '148px' } },
  }),
);

const tinted = (paint: string): string =>
  style([plate, sited({ background: `color-mix(in oklab, ${paint} 15%, ${vars.color.plate})` })]);

/** The plate with the light of the car's own paint on it. */
export const picture = { blue: tinted('#2F5288'), silver: tinted('#B9BEC4'), red: tinted('#A32A2C') };

export const car = style(sited({ inlineSize: '100%' }));

export const text = style(sited({ alignSelf: 'center', minInlineSize: 0 }));

export const name = style(
  sited({ fontSize: vars.text[17], fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.015em', textWrap: 'balance' }),
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
    '@media': {
      [`${media.tablet} and (max-width: 74.99em)`]: {
        flexDirection: 'column',
        justifyContent: 'start',
        alignItems: 'start',
        textWrap: 'balance',
      },
    },
  }),
);

export const ruler = style(sited({ gridColumn: '1 / -1' }));

export const aside = style(
  // A line of its own on a phone.
  sited({
    display: 'block',
    color: vars.color.inkMuted,
    font: vars.type.small.font,
    '@media': { [media.tablet]: { display: 'inline', marginInlineStart: vars.space[2] } },
  }),
);
