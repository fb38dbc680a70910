import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const head = style({
  marginBlockEnd: vars.space[8],
  '@media': {
    // Leaves room for the popular plan, which is taller.
    [media.tablet]: { marginBlockEnd: `calc(${vars.space[12]} + ${vars.space[1]})` },
  },
});

export const heading = style([
  typeset.poster,
  { fontSize: 'clamp(2.75rem, 1.5rem + 5.6vw, 5.75rem)', lineHeight: 0.96 },
]);

// On phones, the billing switch is below the heading and has its final height from the start.
export const billing = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: '76px',
  '@media': { [media.tablet]: { justifyItems: 'end', inlineSize: 'auto' } },
});

/** Set inline: the number of plans. */
export const planCount = '--site-plans';

/** Without explicit columns, the first plans would become narrower when the others arrive. */
export const plans = style({
  '@media': { [media.desktop]: { gridTemplateColumns: `repeat(var(${planCount}), minmax(0, 1fr))` } },
});

export const sharedTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  marginBlockStart: vars.space[6],
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.desktop]: { marginBlockStart: vars.space[10] } },
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[6]}` });

export const tool = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const enterprise = style({
  marginBlock: `${vars.space[10]} ${vars.space[16]}`,
  '@media': { [media.desktop]: { marginBlock: `${vars.space[16]} ${vars.space[24]}` } },
});
