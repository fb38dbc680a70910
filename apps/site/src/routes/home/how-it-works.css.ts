import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const chapter = style({ background: vars.color.surfaceRaised, borderBlock: `1px solid ${vars.color.line}` });

export const heading = style([typeset.headline, { marginBlockEnd: vars.space[5] }]);

export const lead = style([typeset.lead, { maxInlineSize: '46ch' }]);

export const watch = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: '560px',
  marginBlockStart: vars.space[10],
  borderRadius: vars.radius.l,
  fontWeight: 600,
  textDecoration: 'none',
});

export const screen = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  aspectRatio: '16 / 9',
  padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[3]}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflow: 'hidden',
  selectors: { [`[data-theme="dark"] &`]: { background: vars.color.surfaceSunk } },
});

export const screenCar = style({
  inlineSize: '100%',
  transition: `translate ${vars.time.slow} ${vars.ease.out}`,
  selectors: { [`${watch}:hover &`]: { translate: '6px 0' } },
  '@media': { [media.still]: { transition: 'none', selectors: { [`${watch}:hover &`]: { translate: 'none' } } } },
});

export const play = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  insetBlockStart: vars.space[4],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: vars.radius.full,
  background: vars.color.ink,
  color: vars.color.inkInverse,
});

export const schedule = style({ marginBlockStart: vars.space[5] });

export const small = style({ display: 'block', color: vars.color.inkMuted, font: vars.type.small.font });

export const steps = style({ borderBlockStart: `2px solid ${vars.color.ink}` });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gap: `${vars.space[5]} ${vars.space[3]}`,
  alignItems: 'start',
  paddingBlock: vars.space[7],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: '84px minmax(0, 1fr)', columnGap: vars.space[6] },
    [media.wide]: { gridTemplateColumns: '84px minmax(0, 1fr) 300px', paddingBlock: vars.space[9] },
  },
});

export const number = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[56],
  fontWeight: 700,
  lineHeight: 0.8,
  letterSpacing: '-0.03em',
  '@media': { [media.tablet]: { fontSize: vars.text[80] } },
});

export const title = style({
  marginBlockEnd: vars.space['2-5'],
  font: vars.type.title.font,
  letterSpacing: vars.type.title.tracking,
});

export const text = style({ maxInlineSize: '52ch', color: vars.color.inkMuted, textWrap: 'pretty' });

export const artefact = style({
  gridColumn: 2,
  minInlineSize: 0,
  maxInlineSize: '360px',
  '@media': { [media.wide]: { gridColumn: 3 } },
});

export const sentence = style({
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  fontFamily: vars.font.display,
  fontSize: vars.text[24],
  fontWeight: 600,
  lineHeight: 'calc(1.2em + 22px)',
  letterSpacing: '-0.02em',
});

const pair = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  fontSize: vars.text[15],
} as const;

export const row = style({
  ...pair,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: 500,
  selectors: { '&:last-of-type': {} },
});

export const term = style({ color: vars.color.inkMuted, fontWeight: 400 });

export const total = style({
  ...pair,
  marginBlockStart: '-1px',
  borderBlockStart: `1.5px solid ${vars.color.ink}`,
  fontWeight: 600,
});

export const amount = style({ selectors: { '&[data-good]': { color: vars.color.good } } });

export const note = style({
  color: vars.color.inkMuted,
  font: vars.type.micro.font,
  letterSpacing: vars.type.micro.tracking,
});
