import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const hero = style({
  position: 'relative',
  paddingBlockStart: vars.space[6],
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[8] } },
});

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    // The headline does not wrap. The paragraph and the car share the remaining width.
    [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 372px)', alignItems: 'end', gap: vars.space[10] },
  },
});

export const heading = style({
  font: vars.type.display.font,
  letterSpacing: vars.type.display.tracking,
  marginInlineStart: '-0.04em',
  '@media': { [media.desktop]: { whiteSpace: 'nowrap', paddingBlockEnd: vars.space[10] } },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.desktop]: { alignSelf: 'stretch', alignContent: 'space-between' } },
});

export const lead = style([typeset.lead, { '@media': { [media.desktop]: { paddingBlockStart: vars.space[2] } } }]);

export const chips = style({ marginBlockStart: vars.space[5] });
