import { media, vars } from '@forecourt/ui/theme';
import { createVar } from '@vanilla-extract/css';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

const stub_ = 32;
/** Where it is torn, from the left: a gradient's place knows no direction of text. */
const tear = createVar();

export const figure = style({
  display: 'grid',
  gap: vars.space[6],
  minInlineSize: 0,
  maxInlineSize: '540px',
  '@media': {
    // As high as it is where it is narrowest: half of it stood further down, in the middle of the words beside it.
    [media.desktop]: { inlineSize: '100%', minBlockSize: '293px', alignContent: 'start', justifySelf: 'end' },
  },
});

// A shadow of what is cut out below: the ticket's own would be cut off with it.
export const lifted = style({
  rotate: '-2deg',
  filter: `drop-shadow(0 10px 22px color-mix(in oklab, ${vars.color.scrim} 28%, transparent))`,
  '@media': { [media.forcedColors]: { filter: 'none' } },
});

/** Half a hole where it is torn, at the top or at the bottom. */
const hole = (edge: string) => `radial-gradient(circle 11px at ${tear} ${edge}, transparent 97%, black)`;

export const ticket = style({
  vars: { [tear]: `${100 - stub_}%` },
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${stub_}%`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  maskImage: `${hole('0')}, ${hole('100%')}`,
  maskComposite: 'intersect',
  selectors: { '&:dir(rtl)': { vars: { [tear]: `${stub_}%` } } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText', maskImage: 'none' } },
});

export const main = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[6]} ${vars.space[5]}`,
  // the plate's band
  borderInlineStart: `14px solid ${vars.color.accent}`,
  '@media': { [media.tablet]: { gap: vars.space[6], padding: vars.space[8] } },
});

export const stub = style({
  padding: `${vars.space[6]} ${vars.space[4]}`,
  borderInlineStart: `2px dashed ${vars.color.lineStrong}`,
  '@media': { [media.tablet]: { padding: `${vars.space[8]} ${vars.space[6]}` } },
});

export const small = typeset.small;

export const code = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.75rem, 1rem + 3vw, 2.75rem)',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
});

export const terms = style({ fontWeight: 500 });

export const share = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(2rem, 1.2rem + 3.2vw, 3.25rem)',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.035em',
});

export const caption = style([small, { textAlign: 'end', textWrap: 'balance' }]);
