import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  marginBlockEnd: vars.space[6],
});

export const heading = style([typeset.headline, { outline: 'none' }]);

export const lead = typeset.lead;

export const notes = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxInlineSize: '70ch',
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[8] } },
});

export const empty = style({ display: 'grid', justifyItems: 'start', gap: vars.space[6], maxInlineSize: '60ch' });

/** Reserves most of the window for the table, so that the content below it moves less when it loads. */
export const loadingMessage = style({ minBlockSize: '80vh', color: vars.color.inkMuted });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const method = style([typeset.small, { marginBlockStart: vars.space[4] }]);

export const addSection = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[12] });

export const addHeading = style({ font: vars.type.title.font, letterSpacing: vars.type.title.tracking });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], listStyleType: '""' });

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.m,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { borderColor: vars.color.ink },
});
