import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
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

export const meanings = style(
  sited({
    display: 'grid',
    gap: vars.space[6],
    marginBlockStart: vars.space[10],
    paddingBlockStart: vars.space[8],
    borderBlockStart: `1px solid ${vars.color.ink}`,
    listStyleType: '""',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

export const meaning = style(sited({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }));

export const meaningRuler = style(sited({ maxInlineSize: '240px' }));

export const meaningTitle = style(
  sited({
    marginBlockStart: vars.space[3],
    font: vars.type.subtitle.font,
    letterSpacing: vars.type.subtitle.tracking,
  }),
);

export const meaningText = style(
  sited({ marginBlockStart: vars.space[1], color: vars.color.inkMuted, textWrap: 'pretty', maxInlineSize: '42ch' }),
);

export const more = style(
  sited({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginBlockStart: vars.space[8] }),
);
