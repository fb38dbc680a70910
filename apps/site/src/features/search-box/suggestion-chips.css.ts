import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const row = style(sited({ display: 'flex', alignItems: 'baseline', gap: vars.space[3], minInlineSize: 0 }));

export const label = style(
  sited({
    display: 'none',
    flex: 'none',
    color: vars.color.inkMuted,
    font: vars.type.small.font,
    '@media': { [media.tablet]: { display: 'block' } },
  }),
);

// On a phone the chips run off the right edge and are swiped; the room above and below is the focus ring's.
export const list = style(
  sited({
    display: 'flex',
    gap: vars.space[2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${vars.space[5]})`,
    paddingInline: vars.space[5],
    marginBlock: `calc(-1 * ${vars.space[1]})`,
    paddingBlock: vars.space[1],
    minInlineSize: 0,
    '@media': { [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, paddingInline: 0 } },
  }),
);

export const chip = style(
  sited({
    minBlockSize: '44px',
    paddingInline: '14px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    fontSize: '0.875rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    transition: `background ${vars.time.fast}, color ${vars.time.fast}`,
    '@media': {
      [media.tablet]: { minBlockSize: '36px' },
      [media.hover]: {
        selectors: {
          '&:hover': { background: vars.color.ink, borderColor: vars.color.ink, color: vars.color.inkInverse },
        },
      },
    },
  }),
);

export const short = style(sited({ '@media': { [media.tablet]: { display: 'none' } } }));

// Its whole text is its name at every width.
export const whole = style(sited({ '@media': { 'not all and (min-width: 48em)': visuallyHidden } }));
