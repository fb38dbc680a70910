import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

/** A narrow column for what a line is about, a quarter of the page, and the text beside it. */
const quarter = `calc((100% - ${vars.space[10]}) / 4)`;
const columns = { gridTemplateColumns: `${quarter} minmax(0, 1fr)`, columnGap: vars.space[10] } as const;

export const opening = style({
  paddingBlock: `${vars.space[10]} ${vars.space[16]}`,
  '@media': { [media.desktop]: { paddingBlock: `${vars.space[16]} ${vars.space[28]}` } },
});

export const statement = style({
  maxInlineSize: '11em',
  marginInlineStart: '-0.04em',
  fontFamily: vars.font.display,
  fontSize: 'clamp(3rem, 0.9rem + 9.4vw, 8.75rem)',
  fontWeight: 700,
  lineHeight: 0.92,
  letterSpacing: '-0.036em',
  textWrap: 'balance',
});

export const founded = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
  marginBlockStart: vars.space[12],
  '@media': {
    [media.tablet]: { display: 'flex', alignItems: 'center', gap: vars.space[8] },
    [media.desktop]: { marginBlockStart: vars.space[16], paddingInlineStart: `calc(${quarter} + ${vars.space[10]})` },
  },
});

export const plate = style({ flexShrink: 0 });

export const foundedText = style({
  maxInlineSize: '34ch',
  font: vars.type.lead.font,
  letterSpacing: vars.type.lead.tracking,
  textWrap: 'pretty',
});

export const margin = style({
  fontWeight: 600,
  letterSpacing: '-0.01em',
  '@media': { [media.desktop]: { paddingBlockStart: vars.space['1-5'] } },
});

export const story = style({
  paddingBlockEnd: vars.space[24],
  '@media': { [media.desktop]: { display: 'grid', ...columns, paddingBlockEnd: vars.space[32] } },
});

export const prose = style({
  maxInlineSize: '62ch',
  marginBlockStart: vars.space[4],
  fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
  lineHeight: 1.6,
  textWrap: 'pretty',
  '@media': { [media.desktop]: { marginBlockStart: 0 } },
});

export const mission = style({
  paddingBlock: vars.space[16],
  background: vars.color.surfaceRaised,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.desktop]: { paddingBlock: `${vars.space[28]} ${vars.space[24]}` } },
});

export const missionHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBlockEnd: vars.space[10],
  '@media': { [media.desktop]: { ...columns, marginBlockEnd: vars.space[16] } },
});

export const missionStatement = style([
  typeset.headline,
  {
    maxInlineSize: '20em',

    lineHeight: 1.05,
  },
]);

export const values = style({ borderBlockStart: `2px solid ${vars.color.ink}` });

export const value = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[6],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: vars.space[6] },
    [media.desktop]: {
      gridTemplateColumns: `${quarter} minmax(0, 5fr) minmax(0, 4fr)`,
      columnGap: vars.space[10],
      paddingBlock: vars.space[8],
    },
  },
});

export const valueName = style({
  font: vars.type.title.font,
  letterSpacing: vars.type.title.tracking,
  '@media': { [media.tablet]: { gridRow: 'span 2' }, [media.desktop]: { gridRow: 'auto' } },
});

export const valueText = style({ maxInlineSize: '52ch', textWrap: 'pretty' });

export const practice = style([
  typeset.gloss,
  {
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,

    '@media': {
      [media.desktop]: { paddingInlineStart: vars.space[6], borderInlineStart: `1px solid ${vars.color.line}` },
    },
  },
]);

export const teamHead = style({ paddingBlockEnd: vars.space[6], borderBlockEnd: `1px solid ${vars.color.ink}` });

export const teamHeading = typeset.headline;

export const teamLead = style({ maxInlineSize: '36ch', color: vars.color.inkMuted, textWrap: 'balance' });

export const member = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '240px minmax(0, 1fr)',
      columnGap: vars.space[8],
      rowGap: vars.space[3],
      alignItems: 'center',
    },
    [media.desktop]: {
      gridTemplateColumns: '300px minmax(0, 4fr) minmax(0, 6fr)',
      columnGap: vars.space[10],
    },
  },
});

export const picture = style({
  display: 'grid',
  alignContent: 'end',
  aspectRatio: '2 / 1',
  padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[3]}`,
  borderRadius: vars.radius.m,
  background: vars.color.plate,
  '@media': {
    [media.tablet]: { gridRow: 'span 2' },
    [media.desktop]: { gridRow: 'auto' },
  },
});

export const car = style({
  inlineSize: '100%',
  blockSize: 'auto',
  transition: `translate ${vars.time.slow} ${vars.ease.out}`,
  selectors: { [`${member}:hover &`]: { translate: '6px 0' } },
  '@media': { [media.still]: { transition: 'none', selectors: { [`${member}:hover &`]: { translate: 'none' } } } },
});

export const name = style({ font: vars.type.title.font, letterSpacing: vars.type.title.tracking });

export const role = style({ color: vars.color.inkMuted });

export const bio = style({ maxInlineSize: '58ch', textWrap: 'pretty' });

/** The last row is the reader's: its plate stands where the others' cars do. */
export const you = style({
  justifySelf: 'start',
  '@media': { [media.tablet]: { gridRow: 'span 2' }, [media.desktop]: { gridRow: 'auto' } },
});

export const question = style({
  font: vars.type.title.font,
  letterSpacing: vars.type.title.tracking,
  textWrap: 'balance',
});

export const answer = style({ paddingBlock: vars.space[3] });
