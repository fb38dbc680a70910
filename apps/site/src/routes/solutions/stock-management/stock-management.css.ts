import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { style, wrapInSiteLayer } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const words = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '104px', alignSelf: 'start' } },
});

export const heading = style([typeset.poster, { fontSize: 'clamp(2.5rem, 1.4rem + 3.6vw, 4.5rem)' }]);

export const lead = style({ maxInlineSize: '44ch', marginBlock: `${vars.space[6]} ${vars.space[8]}` });

export const summary = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
  '@media': {
    [media.tablet]: { paddingBlockStart: vars.space[5], borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

globalStyle(`${summary} [data-part="Figure"]`, wrapInSiteLayer({ fontSize: 'clamp(2.25rem, 1.5rem + 2vw, 3.5rem)' }));
globalStyle(
  `${summary} [data-component="StatTile"]`,
  wrapInSiteLayer({ '@media': { [`not ${media.tablet}`]: { paddingBlock: vars.space[2] } } }),
);

export const phases = style([
  typeset.label,
  { paddingBlockEnd: vars.space[3], borderBlockEnd: `2px solid ${vars.color.ink}` },
]);
