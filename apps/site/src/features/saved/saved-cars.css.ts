import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { style, wrapInSiteLayer } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const head = style({ display: 'grid', gap: vars.space[2], marginBlockEnd: vars.space[4] });

export const heading = style([typeset.headline, { outline: 'none' }]);

export const lead = typeset.lead;

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
  fontWeight: 600,
});

/** Reserves its line, so that the list does not move when the prices arrive. */
export const freshness = style([
  typeset.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    minBlockSize: vars.control.s,
  },
]);

export const list = style({ borderBlockStart: `1px solid ${vars.color.ink}`, listStyleType: '""' });

export const bar = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  selectors: { '&[data-active]': { borderBlockStartColor: vars.color.ink } },
  '@media': { [media.forcedColors]: { background: 'Canvas' }, print: { display: 'none' } },
});

// Lets the text shrink, but not the button.
globalStyle(`${bar} > :last-child`, wrapInSiteLayer({ flex: 'none' }));

export const empty = style({ display: 'grid', justifyItems: 'start', gap: vars.space[6], maxInlineSize: '60ch' });
