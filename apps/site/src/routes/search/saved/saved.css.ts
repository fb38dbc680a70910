import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

/** At least as tall as the viewport, so that the footer does not move when the cars are read from the device. */
export const page = style({
  minBlockSize: '100vh',
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  '@media': { [media.desktop]: { paddingBlock: `${vars.space[12]} ${vars.space[24]}` } },
});

/** Hides the placeholder without JavaScript, because the page then shows its own message. */
export const loadingPage = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const heading = style([typeset.headline, { color: vars.color.inkMuted }]);
