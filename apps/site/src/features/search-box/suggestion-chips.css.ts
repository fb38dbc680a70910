import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { wrapInSiteLayer, style } from '../../style.ts';

export const chips = style({});

// On phones the list is as wide as the page and scrolls under the page's margins.
globalStyle(
  `${chips} [data-part='List']`,
  wrapInSiteLayer({
    marginInline: `calc(-1 * ${vars.space[5]})`,
    paddingInline: vars.space[5],
    '@media': { [media.tablet]: { marginInline: 0, paddingInline: 0 } },
  }),
);
