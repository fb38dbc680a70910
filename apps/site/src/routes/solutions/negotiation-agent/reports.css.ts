import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '340px minmax(0, 1fr)', alignItems: 'center' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)', gap: vars.space[24] },
  },
});

export const stack = style({ inlineSize: '100%', maxInlineSize: '420px' });

export const heading = typeset.headline;

export const lead = style([typeset.lead, { maxInlineSize: '48ch', marginBlockStart: vars.space[5] }]);

export const note = style({ marginBlockStart: vars.space[6], color: vars.color.inkMuted, font: vars.type.small.font });
