import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

/** Set inline, in minutes. */
export const partMinutes = '--site-minutes';
export const allMinutes = '--site-all-minutes';

export const heading = style({ marginBlockEnd: vars.space[5], fontWeight: 600 });

export const ruler = style({
  position: 'relative',
  display: 'grid',
  // Labels the end of the last part.
  '::after': {
    content: '30',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: '34px',
    color: vars.color.inkMuted,
    font: vars.type.small.font,
  },
  '@media': {
    [media.desktop]: {
      // Explicit columns keep the width of the parts while the HTML of later parts is still loading.
      gridTemplateColumns: `repeat(var(${allMinutes}), minmax(0, 1fr))`,
      paddingBlockStart: vars.space[6],
      '::after': { insetBlock: '-4px auto', insetInline: 'auto 0' },
    },
  },
});

const createTicks = (direction: string, color: string = vars.color.lineStrong) =>
  `repeating-linear-gradient(${direction}, ${color} 0 1px, transparent 1px calc(100% / var(${partMinutes})))`;

/** One tick per minute: at the side on phones and tablets, and at the top on wide screens. */
export const part = style({
  position: 'relative',
  minBlockSize: `calc(var(${partMinutes}) * 15px)`,
  paddingBlock: `0 ${vars.space[5]}`,
  paddingInlineStart: vars.space[16],
  borderInlineStart: `2px solid ${vars.color.ink}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '12px',
    background: createTicks('to bottom'),
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '24px',
    blockSize: '2px',
    background: vars.color.ink,
  },
  '@media': {
    [media.forcedColors]: {
      '::before': { background: createTicks('to bottom', 'CanvasText'), forcedColorAdjust: 'none' },
      '::after': { background: 'CanvasText', forcedColorAdjust: 'none' },
    },
    [media.desktop]: {
      gridColumn: `span var(${partMinutes})`,
      minInlineSize: 0,
      minBlockSize: 0,
      padding: `${vars.space[8]} ${vars.space[4]} 0 0`,
      borderInlineStart: 0,
      borderBlockStart: `2px solid ${vars.color.ink}`,
      '::before': {
        insetInline: 0,
        insetBlock: '0 auto',
        inlineSize: 'auto',
        blockSize: '10px',
        background: createTicks('to right'),
      },
      '::after': { inlineSize: '2px', blockSize: '20px' },
    },
    [`${media.desktop} and ${media.forcedColors}`]: {
      '::before': { background: createTicks('to right', 'CanvasText') },
    },
  },
});

export const minute = style({
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInlineStart: '32px',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  font: vars.type.small.font,
  '@media': { [media.desktop]: { insetBlockStart: '-28px', insetInlineStart: 0 } },
});

export const hiddenText = style(visuallyHidden);

export const title = style([
  typeset.subtitle,
  {
    marginBlockEnd: vars.space[1],
    textWrap: 'balance',
    // Aligns the title with its minute.
    marginBlockStart: `calc(-1 * ${vars.space[1]})`,
    '@media': { [media.desktop]: { marginBlockStart: 0 } },
  },
]);

export const text = style([typeset.small, { textWrap: 'balance' }]);
