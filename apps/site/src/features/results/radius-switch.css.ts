import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
});

// Wraps its own text instead of moving the steps to another line.
export const note = style({
  flex: '1 1 0',
  minInlineSize: 'min(100%, 240px)',
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
});

// Gives the steps equal widths, so that nothing moves when the counts arrive.
export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  padding: vars.space['0-5'],
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunk,
  listStyleType: '""',
  '@media': {
    [media.tablet]: { inlineSize: 'min(100%, 720px)' },
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
});

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: '100%',
  minBlockSize: vars.control.m,
  padding: vars.space[1],
  border: '2px solid transparent',
  borderRadius: `calc(${vars.radius.m} - ${vars.space['0-5']})`,
  color: vars.color.inkMuted,
  font: vars.type.micro.font,
  fontWeight: 500,
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  textAlign: 'center',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  selectors: {
    'a&': { color: vars.color.ink },
    'a&:hover': { '@media': { [media.hover]: { textDecoration: 'underline', textUnderlineOffset: '4px' } } },
    '&[aria-current]': { borderColor: vars.color.ink, background: vars.color.surfaceRaised, fontWeight: 600 },
  },
  '@media': {
    [media.tablet]: { flexDirection: 'row', gap: vars.space[1], font: vars.type.small.font, whiteSpace: 'nowrap' },
  },
});

export const count = style({ minBlockSize: '1lh', fontWeight: 400, color: vars.color.inkMuted });

export const hiddenText = style(visuallyHidden);
