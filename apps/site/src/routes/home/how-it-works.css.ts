import { media, vars } from '@forecourt/ui/theme';
import { disc, style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const section = style({ background: vars.color.surfaceRaised, borderBlock: `1px solid ${vars.color.line}` });

export const content = style({
  paddingBlock: vars.space[10],
  '@media': { [media.desktop]: { paddingBlock: vars.space[14] } },
});

export const head = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockEnd: vars.space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: vars.space[10] } },
});

export const heading = style([typeset.headline, { marginBlockEnd: vars.space[3] }]);

export const lead = style([typeset.lead, { maxInlineSize: '46ch' }]);

export const videoLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  borderRadius: vars.radius.m,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const videoScreen = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  alignItems: 'end',
  inlineSize: '128px',
  aspectRatio: '16 / 9',
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[1]}`,
  borderRadius: vars.radius.m,
  '@media': { [media.tablet]: { inlineSize: '176px' } },
  background: vars.color.surface,
  overflow: 'hidden',
  selectors: { [`[data-theme="dark"] &`]: { background: vars.color.surfaceSunk } },
});

export const screenCar = style({ inlineSize: '100%', blockSize: 'auto' });

export const playIcon = style({
  ...disc,
  position: 'absolute',
  insetInlineStart: vars.space[2],
  insetBlockStart: vars.space[2],
});

export const smallText = style([typeset.small, { display: 'block', fontWeight: 400 }]);

export const steps = style({
  display: 'grid',
  borderBlockStart: `2px solid ${vars.color.ink}`,
  listStyleType: '""',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space[6],
      paddingBlockStart: vars.space[6],
    },
    [media.desktop]: { columnGap: vars.space[12] },
  },
});

// Uses a subgrid, so that the titles, texts and examples of the three steps are level.
export const step = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.tablet]: {
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      paddingBlock: 0,
      selectors: { '& + &': { borderBlockStart: 0 } },
    },
  },
});

export const number = style([typeset.numeral, { flex: 'none', fontSize: vars.text[40] }]);

export const title = style([
  typeset.title,
  { display: 'flex', alignItems: 'baseline', gap: vars.space[3], textWrap: 'balance' },
]);

export const text = style({ maxInlineSize: '52ch', color: vars.color.inkMuted, textWrap: 'balance' });

export const artefact = style({ minInlineSize: 0, maxInlineSize: '420px' });

export const sentence = typeset.sentence;

const rowPair = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  fontSize: vars.text[15],
} as const;

export const row = style({ ...rowPair, borderBlockEnd: `1px solid ${vars.color.line}`, fontWeight: 500 });

export const term = style({ color: vars.color.inkMuted, fontWeight: 400 });

export const total = style({
  ...rowPair,
  marginBlockStart: '-1px',
  borderBlockStart: `1.5px solid ${vars.color.ink}`,
  fontWeight: 600,
});

export const amount = style({ selectors: { '&[data-good]': { color: vars.color.good } } });

export const note = typeset.micro;
