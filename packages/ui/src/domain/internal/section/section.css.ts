import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/generated/contract.css.ts';
import { layered } from '../../../theme/style.ts';

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

export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr))',
    columnGap: vars.space[10],
  }),
);
