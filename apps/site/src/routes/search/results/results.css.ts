import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const page = style({
  paddingBlock: `${vars.space[4]} ${vars.space[16]}`,
  '@media': { [media.desktop]: { paddingBlock: `${vars.space[3]} ${vars.space[24]}` } },
});

export const heading = style({
  marginBlock: `${vars.space[6]} ${vars.space[16]}`,
  color: vars.color.inkMuted,
  font: vars.type.headline.font,
  letterSpacing: vars.type.headline.tracking,
  '@media': { [media.tablet]: { marginBlock: `${vars.space[10]} ${vars.space[24]}` } },
});

/** Hides the placeholder without JavaScript, because the page then shows its own message. */
export const loadingPage = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const invitation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxInlineSize: '880px',
  paddingBlock: `${vars.space[3]} ${vars.space[16]}`,
  // The link to the feed follows.
  selectors: { '&:not(:last-child)': { paddingBlockEnd: 0 } },
});

export const lead = typeset.lead;

export const chipsHeading = style({ fontWeight: 600, marginBlockEnd: `calc(-1 * ${vars.space[3]})` });
