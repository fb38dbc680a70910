import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** As tall as a slider with its histogram. */
export const range = style({
  gridColumn: '1 / -1',
  minBlockSize: `calc(${vars.space[14]} + ${vars.control.m} / 2 + 1px + ${vars.space['1-5']})`,
  selectors: {
    // The track, until the slider has loaded.
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

/** As tall as a histogram. */
export const noBars = style({ blockSize: vars.space[14] });
