import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const form = style({ gap: 0 });

/** As tall as the screen, so that a sheet has its full height before all groups are shown. */
export const groupsPlaceholder = style({ blockSize: '100dvh' });

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${vars.space[4]} ${vars.space[3]}`,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlock: vars.space[5],
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { paddingBlockStart: vars.space[1], borderBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: vars.space[2] },
  },
  '@media': { [media.tablet]: { columnGap: vars.space[4] } },
});

export const legend = style(visuallyHidden);

export const fullWidth = style({ gridColumn: '1 / -1' });

export const swatch = style({
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  forcedColorAdjust: 'none',
});

export const excludedSwatch = style([
  swatch,
  {
    backgroundImage: `linear-gradient(-45deg, transparent calc(50% - 2px), ${vars.color.surfaceRaised} 0 calc(50% + 2px), transparent 0)`,
  },
]);

/** Only for development: shows the form's values on phones, which have no developer tools. */
export const debug = style({
  marginBlockStart: vars.space[4],
  padding: vars.space[3],
  borderRadius: vars.radius.s,
  background: vars.color.surfaceSunk,
  fontSize: vars.text[12],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { display: 'none' } },
});
