import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/generated/contract.css.ts';
import { layered } from '../../../theme/style.ts';

/** The heading of a chapter about a car, and at its end the verdict of it. */
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
  }),
);

export const heading = style(
  layered({
    fontFamily: vars.font.display,
    fontSize: vars.text[20],
    fontWeight: 650,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
  }),
);

/** Terms and their values, side by side where there is room for two columns. */
export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr))',
    columnGap: vars.space[10],
  }),
);
