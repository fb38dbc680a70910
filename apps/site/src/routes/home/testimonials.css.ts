import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { site } from '../../layers.css.ts';
import { wrapInSiteLayer, style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const section = style({
  paddingBlockStart: vars.space[10],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[14] } },
});

const movingScreens = 'screen and (prefers-reduced-motion: no-preference)';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[5],
  marginBlockEnd: vars.space[6],
  // Leaves room for the button that pauses the columns.
  '@media': { [movingScreens]: { paddingInlineEnd: `calc(${vars.space[14]} + ${vars.space[1]})` } },
});

export const heading = typeset.headline;

export const sampleNote = typeset.small;

export const join = style({ minBlockSize: vars.control.m });

/** The containing block of the button that pauses the columns, which is next to the link in the section's head. */
export const columns = style({ position: 'relative' });

globalStyle(
  `${columns} [data-part="Control"]`,
  wrapInSiteLayer({ position: 'absolute', insetBlockEnd: `calc(100% + ${vars.space[6]} + 6px)`, insetInlineEnd: 0 }),
);

globalStyle(
  `${columns} [data-part="Frame"]`,
  wrapInSiteLayer({
    '@media': {
      [movingScreens]: { blockSize: '300px' },
      [`${movingScreens} and ${media.tablet}`]: { blockSize: '340px' },
    },
  }),
);

globalStyle(
  `${columns} [data-part="Testimonial"] > figure`,
  wrapInSiteLayer({ gap: vars.space[4], paddingBlockEnd: vars.space[7] }),
);

// Pauses the columns until they come into view, so that they start with complete quotations. Without scripts they
// always run.
globalStyle(`${section}:not([data-arrived]) ${columns} *`, {
  '@layer': { [site]: { '@media': { '(scripting: enabled)': { animationPlayState: 'paused' } } } },
});
