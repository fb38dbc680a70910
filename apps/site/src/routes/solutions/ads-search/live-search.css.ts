import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const box = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  overflow: 'hidden',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  '@media': {
    // Reserves room for the button. Otherwise the last word wraps when the button appears.
    [media.tablet]: { gridTemplateColumns: '80px minmax(0, 1fr) minmax(186px, auto)', alignItems: 'center' },
  },
});

export const band = style({
  display: 'grid',
  alignSelf: 'stretch',
  placeItems: 'end center',
  gridRow: 'span 2',
  paddingBlockEnd: vars.space[4],
  background: vars.color.accent,
  color: vars.color.accentInk,
  fontFamily: vars.font.display,
  fontSize: vars.text[12],
  fontWeight: 800,
  '@media': { [media.tablet]: { gridRow: 'auto', fontSize: vars.text[16] } },
});

export const query = style({
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[2]}`,
  '@media': { [media.tablet]: { padding: `${vars.space[5]} ${vars.space[6]} ${vars.space['4-5']}` } },
});

export const sentence = style([
  typeset.sentence,
  { paddingBlockEnd: vars.space[3], fontSize: 'clamp(1.375rem, 1rem + 1.4vw, 2rem)', letterSpacing: '-0.025em' },
]);

export const openButton = style({
  justifySelf: 'start',
  marginBlockEnd: vars.space[4],
  marginInlineStart: vars.space[4],
  '@media': { [media.tablet]: { marginBlockEnd: 0, marginInline: `0 ${vars.space[6]}` } },
});

/** At least as tall as four adverts in every state, so that the content below does not move when they load. */
export const adverts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '776px',
  outline: 'none',
  '@media': { [media.tablet]: { minBlockSize: '580px' }, [media.desktop]: { minBlockSize: '470px' } },
});

export const state = style({
  minBlockSize: 'inherit',
  padding: vars.space[8],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
});

export const failure = style([typeset.subtitle, { display: 'flex', gap: vars.space[2] }]);

export const noAdverts = style([typeset.title, { textWrap: 'balance' }]);
