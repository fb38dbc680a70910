import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, layered } from '../../theme/style.ts';

export const root = style(
  layered({ display: 'grid', gap: vars.space[4], minInlineSize: 0, color: vars.color.ink, overflowWrap: 'break-word' }),
);

export const header = style(
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
    fontSize: '1.25rem',
    fontWeight: 650,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
  }),
);

export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr))',
    gap: `${vars.space[6]} ${vars.space[10]}`,
  }),
);

export const estimate = style(layered({ borderRadius: vars.radius.s, ':focus-visible': focusRing }));

/** Into the row's padding, so that the row is hardly higher than with the amount. */
export const check = style(layered({ marginBlock: `calc(-1 * ${vars.space[1]})` }));
