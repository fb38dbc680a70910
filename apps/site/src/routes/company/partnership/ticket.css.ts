import { media, vars } from '@forecourt/ui/theme';
import { createVar } from '@vanilla-extract/css';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

const STUB_PERCENT = 32;
/** The position of the perforation from the left, because gradients have no logical positions. */
const perforationPosition = createVar();

export const figure = style({
  display: 'grid',
  gap: vars.space[6],
  maxInlineSize: '540px',
  '@media': {
    // Reserves the final height, because the figure is centred and would move while the page is painted.
    [media.desktop]: { inlineSize: '100%', minBlockSize: '293px', alignContent: 'start', justifySelf: 'end' },
  },
});

// Draws the ticket's shadow on its parent, because the ticket's own mask would clip the shadow.
export const shadow = style({
  containerType: 'inline-size',
  rotate: '-2deg',
  filter: `drop-shadow(0 10px 22px color-mix(in oklab, ${vars.color.scrim} 28%, transparent))`,
  '@media': { [media.forcedColors]: { filter: 'none' } },
});

/** Returns a mask with half a hole at the perforation, at the top or at the bottom. */
const createHole = (edge: string) =>
  `radial-gradient(circle 11px at ${perforationPosition} ${edge}, transparent 97%, black)`;

export const ticket = style({
  vars: { [perforationPosition]: `${100 - STUB_PERCENT}%` },
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${STUB_PERCENT}%`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  maskImage: `${createHole('0')}, ${createHole('100%')}`,
  maskComposite: 'intersect',
  selectors: { '&:dir(rtl)': { vars: { [perforationPosition]: `${STUB_PERCENT}%` } } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText', maskImage: 'none' } },
});

export const main = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[6]} ${vars.space[5]}`,
  // Looks like the band of a number plate.
  borderInlineStart: `14px solid ${vars.color.accent}`,
  '@media': { [media.tablet]: { gap: vars.space[6], padding: vars.space[8] } },
});

export const stub = style({
  padding: `${vars.space[6]} ${vars.space[4]}`,
  borderInlineStart: `2px dashed ${vars.color.lineStrong}`,
  '@media': { [media.tablet]: { paddingBlock: vars.space[8] } },
});

export const code = style([
  typeset.numeral,
  { fontSize: 'min(clamp(1.75rem, 1rem + 3vw, 2.75rem), 10.5cqi)', letterSpacing: '-0.01em', whiteSpace: 'nowrap' },
]);

export const terms = style({ fontWeight: 500 });

export const share = style([
  typeset.numeral,
  { fontSize: 'min(clamp(2rem, 1.2rem + 3.2vw, 3.25rem), 11cqi)', letterSpacing: '-0.035em' },
]);

export const caption = style([typeset.small, { textAlign: 'end', textWrap: 'balance' }]);
