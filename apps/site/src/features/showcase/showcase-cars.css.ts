import { vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const controls = style(
  sited({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space[4],
    marginBlockEnd: vars.space[6],
  }),
);

export const spoken = style(sited(visuallyHidden));

// As high as a card, so that the choice that brought it moves nothing.
export const none = style(
  sited({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[4],
    minBlockSize: '420px',
    border: `1px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.l,
    textAlign: 'center',
  }),
);
