import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const field = style({ gridColumn: '1 / -1' });

export const label = style({ marginBlockEnd: vars.space[2], font: vars.type.small.font, fontWeight: 600 });

/** Reserves the height of a slider with its histogram, so that the form does not move when the slider loads. */
export const range = style({
  // Keeps the margin of the track inside the reserved height.
  display: 'flow-root',
  minBlockSize: `calc(${vars.space[14]} + ${vars.control.m} / 2 + 1px + ${vars.space['1-5']})`,
  selectors: {
    // Draws the track until the slider has loaded.
    '&:empty::before': {
      content: '""',
      display: 'block',
      blockSize: '2px',
      marginBlockStart: vars.space[14],
      borderRadius: vars.radius.full,
      background: vars.color.line,
    },
  },
});

/** Keeps the slider in its place while there is no histogram above it. */
export const emptyHistogram = style({ blockSize: vars.space[14] });
