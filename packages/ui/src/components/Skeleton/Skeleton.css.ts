import { createVar, fallbackVar, globalStyle, type GlobalStyleRule, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media, layeredUtility, visuallyHidden } from '../../theme/style.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = style(
  layeredPrimitive({
    selectors: {
      '&[data-loading]': {
        animation: `${breathe} 1600ms ${vars.ease.inout} infinite`,
        '@media': { [media.reducedMotion]: { animation: 'none' } },
      },
    },
  }),
);

// Has no box of its own, so that the wrapped elements stay items of the grid or row around the skeleton.
export const content = style(layeredPrimitive({ display: 'contents' }));
export const announcement = style(layeredPrimitive(visuallyHidden));

// These rules are in the utilities layer, to override the wrapped component's styles. An element with no children
// except icons becomes a bar.
const loadingContent = `[data-loading] > ${content}`;
// A colour derived from the text colour is visible on every background, including a dark dialog.
const barColor = `color-mix(in oklab, ${vars.color.ink} 9%, transparent)`;
const barOutline = '1px solid GrayText';
const bar: GlobalStyleRule = {
  background: barColor,
  borderColor: 'transparent',
  textDecorationColor: 'transparent',
  '@media': { [media.forcedColors]: { outline: barOutline } },
};
globalStyle(
  `${loadingContent} *`,
  layeredUtility({
    color: 'transparent',
    boxShadow: 'none',
    // Text cannot be transparent in forced colours, and a border without a colour of its own gets the text's colour.
    '@media': { [media.forcedColors]: { color: 'Canvas', borderColor: 'GrayText' } },
  }),
);
const control = ':is(button, input, select, textarea, [data-component="LinkButton"])';
globalStyle(`${loadingContent} ${control}`, layeredUtility(bar));
// A sentence with bold text sets these variables to hide the bars of the bold words. A descendant selector after `:has()`
// would do the same, but changes elsewhere could then make the browser restyle the whole page.
const innerBarColor = createVar();
const innerBarOutline = createVar();
globalStyle(
  `${loadingContent} :not(svg, svg *, :has(:not(svg, svg *)))`,
  layeredUtility({
    ...bar,
    background: fallbackVar(innerBarColor, barColor),
    borderRadius: vars.radius.s,
    boxDecorationBreak: 'clone',
    // Moves the picture out of its box, which leaves a bar.
    objectPosition: '-9999px 0',
    '@media': { [media.forcedColors]: { outline: fallbackVar(innerBarOutline, barOutline) } },
  }),
);
// A sentence with bold text becomes one bar of its full length, without a second one for the bold text.
globalStyle(
  `${loadingContent} :is(p, span, dd, li):has(> :is(strong, b, em, q))`,
  layeredUtility({
    ...bar,
    borderRadius: vars.radius.s,
    vars: { [innerBarColor]: 'transparent', [innerBarOutline]: 'none' },
  }),
);
// Shows one bar for each control, without a second one for its text.
globalStyle(
  `${loadingContent} ${control} *`,
  layeredUtility({ background: 'none', '@media': { [media.forcedColors]: { outline: 'none' } } }),
);
globalStyle(`${loadingContent} svg`, layeredUtility({ visibility: 'hidden' }));
