import { globalStyle, type GlobalStyleRule, keyframes, style } from '@vanilla-extract/css';
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

// These rules are in the utilities layer, to override the wrapped component's styles. An element that has no children,
// or only icons, becomes a bar: a span becomes a bar as long as its text, and a paragraph becomes a bar for each of its
// lines.
const loadingContent = `[data-loading] > ${content}`;
const bar: GlobalStyleRule = {
  // A colour derived from the text colour is visible on every background, including a dark dialog.
  background: `color-mix(in oklab, ${vars.color.ink} 9%, transparent)`,
  borderColor: 'transparent',
  textDecorationColor: 'transparent',
  '@media': { [media.forcedColors]: { outline: '1px solid GrayText' } },
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
globalStyle(
  `${loadingContent} :not(svg, svg *, :has(:not(svg, svg *)))`,
  layeredUtility({
    ...bar,
    borderRadius: vars.radius.s,
    boxDecorationBreak: 'clone',
    // Moves the picture out of its box, which leaves a bar.
    objectPosition: '-9999px 0',
  }),
);
// A sentence with bold text becomes one bar of its full length.
const sentence = ':is(p, span, dd, li):has(> :is(strong, b, em, q))';
globalStyle(`${loadingContent} ${sentence}`, layeredUtility({ ...bar, borderRadius: vars.radius.s }));
// Shows one bar for each control or sentence, without a second one for its text.
globalStyle(
  `${loadingContent} :is(${control}, ${sentence}) *`,
  layeredUtility({ background: 'none', '@media': { [media.forcedColors]: { outline: 'none' } } }),
);
globalStyle(`${loadingContent} svg`, layeredUtility({ visibility: 'hidden' }));
