import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { style, wrapInSiteLayer } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const section = style({
  paddingBlock: vars.space[10],
  '@media': { [media.desktop]: { paddingBlock: vars.space[14] } },
});

export const heading = style([typeset.headline, { marginBlockEnd: vars.space[5] }]);

export const index = style({ borderBlockStart: `2px solid ${vars.color.ink}` });

// The titles are smaller than SolutionCard's default, because several other sections precede them.
globalStyle(
  `${index} [data-part="Title"]`,
  wrapInSiteLayer({ fontSize: 'clamp(1.5rem, 1.3rem + 0.8vw, 2rem)', lineHeight: 1.15 }),
);
globalStyle(`${index} [data-part="Summary"]`, wrapInSiteLayer({ paddingBlock: vars.space[4] }));
globalStyle(`${index} [data-part="Body"]`, wrapInSiteLayer({ gap: vars.space[5], paddingBlock: `0 ${vars.space[6]}` }));
