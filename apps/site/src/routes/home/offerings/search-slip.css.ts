import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const sentence = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.25rem, 1rem + 1.1vw, 1.75rem)',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  paddingBlockEnd: vars.space[4],
});

export const cars = style({ borderBlockStart: `1px solid ${vars.color.ink}` });

export const car = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '104px minmax(0, 3fr) 96px minmax(0, 5fr)', columnGap: vars.space[6] },
  },
});

export const plate = style({
  display: 'grid',
  alignContent: 'center',
  blockSize: '48px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.s,
  background: vars.color.plate,
});

export const picture = style({ inlineSize: '100%', blockSize: 'auto' });
export const name = style({ display: 'block', fontWeight: 600 });
export const facts = style([typeset.small, { display: 'block' }]);

export const price = style([typeset.figure, { fontSize: vars.text[18], textAlign: 'end' }]);

export const verdict = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
});
