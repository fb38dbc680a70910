import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';
import * as typeset from '../../typeset.css.ts';

export const hero = style(
  sited({
    position: 'relative',
    paddingBlockStart: vars.space[6],
    '@media': { [media.desktop]: { paddingBlockStart: vars.space[8] } },
  }),
);

export const head = style(
  sited({
    display: 'grid',
    gap: vars.space[4],
    '@media': {
      // The headline does not wrap. The paragraph and the car share the remaining width.
      [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 372px)', alignItems: 'end', gap: vars.space[10] },
    },
  }),
);

export const heading = style(
  sited({
    font: vars.type.display.font,
    letterSpacing: vars.type.display.tracking,
    marginInlineStart: '-0.04em',
    '@media': { [media.desktop]: { whiteSpace: 'nowrap', paddingBlockEnd: vars.space[10] } },
  }),
);

export const side = style(
  sited({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    '@media': { [media.desktop]: { alignSelf: 'stretch', alignContent: 'space-between' } },
  }),
);

export const lead = style([
  typeset.lead,
  sited({ '@media': { [media.desktop]: { paddingBlockStart: vars.space[2] } } }),
]);

export const chips = style(sited({ marginBlockStart: vars.space[5] }));
