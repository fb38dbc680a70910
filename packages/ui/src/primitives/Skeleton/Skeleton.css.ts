import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layeredPrimitive, media, layeredUtility, visuallyHidden } from '../../theme/style.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = style(
  layeredPrimitive({
    selectors: {
      '&[data-loading]': {
        animation: `${breathe} 1600ms ${vars.ease.inout} infinite`,
        '@media': { [media.still]: { animation: 'none' } },
      },
    },
  }),
);

// no box of its own: what is wrapped stays the child of the grid or row that it was
export const content = style(layeredPrimitive({ display: 'contents' }));
export const announcement = style(layeredPrimitive(visuallyHidden));

// In the utilities' layer, since they paint over whatever the wrapped component says of itself. A leaf is what holds
// no element: a word in a span becomes a bar of the word's length, a paragraph one of its lines.
const loading = `[data-loading] > ${content}`;
globalStyle(`${loading} *`, layeredUtility({ color: 'transparent', borderColor: 'transparent', boxShadow: 'none' }));
globalStyle(`${loading} :not(svg, svg *, :has(*))`, {
  ...layeredUtility({
    background: vars.color.surfaceSunk,
    borderRadius: vars.radius.s,
    boxDecorationBreak: 'clone',
    textDecorationColor: 'transparent',
    // a picture or a frame is hidden by moving it out of its own box
    objectPosition: '-9999px 0',
    '@media': { [media.forcedColors]: { background: 'Canvas', outline: '1px solid GrayText', color: 'Canvas' } },
  }),
});
globalStyle(`${loading} svg`, layeredUtility({ visibility: 'hidden' }));
