import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { layered, media } from '../../theme/style.ts';

// Matches containers of at least 640 px.
const wideContainer = '(min-width: 40em)';

export const root = style(
  layered({
    containerType: 'inline-size',
    minInlineSize: 0,
    padding: 0,
    // The marker is empty, because VoiceOver drops the list role with `none`.
    listStyleType: '""',
    color: vars.color.ink,
  }),
);

export const phase = style(layered({ minInlineSize: 0 }));

export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    columnGap: vars.space[4],
    '@container': { [wideContainer]: { gridTemplateColumns: '11rem 64px minmax(0, 1fr)', columnGap: vars.space[6] } },
  }),
);

export const status = style(
  layered({
    gridArea: '1 / 2',
    minBlockSize: vars.space[7],
    paddingBlockStart: vars.space['0-5'],
    font: vars.type.small.font,
    textWrap: 'balance',
    '@container': { [wideContainer]: { gridArea: '1 / 1', paddingBlockStart: vars.space[1], textAlign: 'end' } },
  }),
);

export const word = style(
  layered({
    fontWeight: 600,
    selectors: {
      '[data-status="in-progress"] &': { color: vars.color.accentText },
      '[data-status="planned"] &': { color: vars.color.inkMuted },
    },
  }),
);

export const when = style(
  layered({ color: vars.color.inkMuted, '@container': { [wideContainer]: { display: 'block' } } }),
);

/** Draws one tick every 12 px, as on a ruler. */
const ticks = `repeating-linear-gradient(to bottom, ${vars.color.lineStrong} 0 1px, transparent 1px 12px)`;

export const axis = style(
  layered({
    gridArea: '1 / 1 / span 2',
    position: 'relative',
    // Draws the ticks next to the line.
    background: `${ticks} calc(50% + 10px) 28px / 8px 100% no-repeat`,
    '@container': { [wideContainer]: { gridArea: '1 / 2' } },
    selectors: { [`${phase}:last-child &`]: { background: 'none' } },
    // Draws the line from this phase to the next.
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '28px 0',
      insetInlineStart: 'calc(50% - 1px)',
      borderInlineStart: `2px solid ${vars.color.ink}`,
    },
  }),
);

const createLine = (status: string, borderInlineStart: string) =>
  globalStyle(`[data-status="${status}"] ${axis}::before`, { '@layer': { [components]: { borderInlineStart } } });
createLine('in-progress', `2px solid ${vars.color.accentText}`);
createLine('planned', `2px dotted ${vars.color.lineStrong}`);
globalStyle(`${phase}:last-child ${axis}::before`, { '@layer': { [components]: { display: 'none' } } });

export const mark = style(
  layered({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 'calc(50% - 14px)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    border: `2px solid ${vars.color.ink}`,
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    selectors: {
      '[data-status="completed"] &': { background: vars.color.ink, color: vars.color.inkInverse },
      '[data-status="in-progress"] &': {
        borderColor: vars.color.accentText,
        // Fills the lower half of the mark.
        background: `linear-gradient(to top, ${vars.color.accentText} 50%, ${vars.color.surface} 50%)`,
      },
      '[data-status="planned"] &': { border: `2px dotted ${vars.color.lineStrong}` },
    },
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

export const words = style(
  layered({
    gridArea: '2 / 2',
    paddingBlockEnd: vars.space[12],
    selectors: { [`${phase}:last-child &`]: { paddingBlockEnd: 0 } },
    '@container': { [wideContainer]: { gridArea: '1 / 3' } },
  }),
);

export const title = style(
  layered({
    font: vars.type.title.font,
    letterSpacing: vars.type.title.tracking,
    lineHeight: '28px',
    overflowWrap: 'break-word',
    selectors: { '[data-status="planned"] &': { color: vars.color.inkMuted } },
  }),
);

export const description = style(
  layered({
    maxInlineSize: '56ch',
    marginBlockStart: vars.space[3],
    color: vars.color.inkMuted,
    font: vars.type.body.font,
    textWrap: 'balance',
  }),
);
