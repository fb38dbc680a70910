import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

/** The heading takes a quarter of the width, and the text takes the rest. */
const quarter = `calc((100% - ${vars.space[10]}) / 4)`;
const columns = { gridTemplateColumns: `${quarter} minmax(0, 1fr)`, columnGap: vars.space[10] } as const;

export const statement = style([
  typeset.poster,
  {
    maxInlineSize: '11em',
    marginInlineStart: '-0.04em',
    fontSize: 'clamp(3rem, 0.9rem + 9.4vw, 8.75rem)',
    lineHeight: 0.92,
    letterSpacing: '-0.036em',
  },
]);

export const foundingNote = style({
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

export const foundedText = style({ maxInlineSize: '34ch', textWrap: 'balance' });

export const sideHeading = style([
  typeset.label,
  { '@media': { [media.desktop]: { paddingBlockStart: vars.space['1-5'] } } },
]);

export const sideBySide = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.desktop]: columns },
});

export const prose = style({
  maxInlineSize: '62ch',
  fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
  lineHeight: 1.6,
  textWrap: 'pretty',
});

export const missionStatement = style([typeset.headline, { maxInlineSize: '20em', lineHeight: 1.05 }]);

export const value = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: vars.space[6] },
    [media.desktop]: {
      gridTemplateColumns: `${quarter} minmax(0, 5fr) minmax(0, 4fr)`,
      columnGap: vars.space[10],
    },
  },
});

const twoRows = style({
  '@media': { [media.tablet]: { gridRow: 'span 2' }, [media.desktop]: { gridRow: 'auto' } },
});

export const valueName = style([typeset.title, twoRows]);

export const practice = style({
  maxInlineSize: '44ch',
  '@media': {
    [media.desktop]: { paddingInlineStart: vars.space[6], borderInlineStart: `1px solid ${vars.color.line}` },
  },
});

export const teamHead = style({ paddingBlockEnd: vars.space[6], borderBlockEnd: `1px solid ${vars.color.ink}` });

export const teamLead = style({ maxInlineSize: '36ch', textWrap: 'balance' });

export const member = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '128px minmax(0, 1fr)',
      columnGap: vars.space[8],
      rowGap: vars.space[3],
      alignItems: 'center',
    },
    [media.desktop]: {
      gridTemplateColumns: '128px minmax(0, 4fr) minmax(0, 6fr)',
      columnGap: vars.space[10],
    },
  },
});

export const portrait = twoRows;

export const bio = style({ maxInlineSize: '58ch', textWrap: 'balance' });

/** Replaces the monogram in the last row, which is about the visitor. */
export const yourPlate = style([twoRows, { justifySelf: 'start' }]);

export const answer = style({ paddingBlock: vars.space[3], textWrap: 'balance' });
