import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const line = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[5],
  paddingBlock: vars.space[5],
  borderBlockStart: `1.5px solid ${vars.color.ink}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '120px minmax(0, 1fr) auto' },
    [media.desktop]: {
      gridTemplateColumns: '120px minmax(0, 4fr) minmax(0, 5fr) auto',
      columnGap: vars.space[6],
      paddingBlock: 0,
      minBlockSize: '132px',
    },
  },
});

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '120px',
  aspectRatio: '3 / 2',
  border: `2px dotted ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  color: vars.color.inkMuted,
  fontFamily: vars.font.display,
  fontSize: vars.text[32],
  fontWeight: 700,
});

export const name = style([typeset.name, { lineHeight: 1.5 }]);

export const ruler = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', borderBlockStart: `2px dotted ${vars.color.lineStrong}` } },
});
