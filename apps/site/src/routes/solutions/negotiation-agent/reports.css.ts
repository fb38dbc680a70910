import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const section = style({
  display: 'grid',
  gap: vars.space[10],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '340px minmax(0, 1fr)', alignItems: 'center' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)', gap: vars.space[24] },
  },
});

export const stack = style({ inlineSize: '100%', maxInlineSize: '420px' });

export const lead = style({ maxInlineSize: '48ch' });
