import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const head = style({ paddingBlockEnd: vars.space[2], borderBlockEnd: `1px solid ${vars.color.ink}` });

export const heading = style({ fontWeight: 600, letterSpacing: '-0.01em' });

export const link = style({
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
});

export const slips = style({
  display: 'grid',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const slip = style({
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
      // Aligns the rulers if a sum wraps.
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
});

const plate = style({
  display: 'grid',
  alignContent: 'center',
  alignSelf: 'start',
  minBlockSize: '92px',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.m,
  '@media': { [media.tablet]: { inlineSize: '148px' } },
});

const tinted = (paint: string): string =>
  style([plate, { background: `color-mix(in oklab, ${paint} 15%, ${vars.color.plate})` }]);

/** Tinted with the car's color. */
export const picture = { blue: tinted('#2F5288'), silver: tinted('#B9BEC4'), red: tinted('#A32A2C') };

export const car = style({ inlineSize: '100%' });

export const text = style({ alignSelf: 'center', minInlineSize: 0 });

export const name = style({
  fontSize: vars.text[17],
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});

export const facts = style({ color: vars.color.inkMuted, font: vars.type.small.font });

export const price = style({
  marginBlockStart: vars.space[1],
  font: vars.type.figure.font,
  letterSpacing: vars.type.figure.tracking,
  fontVariantNumeric: 'tabular-nums',
});

export const verdict = style({
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
});

export const ruler = style({ gridColumn: '1 / -1' });

export const aside = style(
  // On its own line on phones.
  {
    display: 'block',
    color: vars.color.inkMuted,
    font: vars.type.small.font,
    '@media': { [media.tablet]: { display: 'inline', marginInlineStart: vars.space[2] } },
  },
);
