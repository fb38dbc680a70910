import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** Looks like the card's other buttons, which have no frame. */
export const plain = style({
  selectors: {
    '&&': { paddingInline: 0, borderColor: 'transparent', background: 'none', color: vars.color.inkMuted },
    '&&:hover': { '@media': { [media.hover]: { color: vars.color.ink, textDecoration: 'underline' } } },
    '&&[data-selected]': { color: vars.color.ink },
  },
});
