import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const page = style({
  paddingBlock: `${vars.space[6]} ${vars.space[24]}`,
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[12] } },
});

export const head = style({ marginBlockEnd: vars.space[8] });

export const heading = typeset.headline;

export const lead = typeset.lead;

export const chips = style({ marginBlockStart: vars.space[5] });

export const hints = style({
  display: 'grid',
  marginBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[10] } },
});

export const hint = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const hintTitle = style({ fontWeight: 600 });
export const hintText = style({ color: vars.color.inkMuted, textWrap: 'balance' });

/** Keeps a phrase on one line if it fits, so that the text breaks between phrases. */
export const phrase = style({ display: 'inline-block' });
