import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { style, wrapInSiteLayer } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';
import { contentWidths } from './header.css.ts';

export const footer = style({ borderBlockStart: `1px solid ${vars.color.ink}` });

export const wrap = style({
  maxInlineSize: contentWidths.narrow,
  selectors: { '&[data-wide]': { maxInlineSize: contentWidths.wide } },
  marginInline: 'auto',
  padding: `${vars.space[12]} ${vars.space[5]} ${vars.space[8]}`,
  '@media': { [media.tablet]: { paddingInline: vars.space[6] }, [media.desktop]: { paddingInline: vars.space[10] } },
});

export const top = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${vars.space[8]} ${vars.space[4]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr 1.3fr', columnGap: vars.space[6] },
    [media.desktop]: { gridTemplateColumns: '5.5fr 2fr 2.4fr 2.6fr', gap: vars.space[12] },
  },
});

// On phones the contact details have their own row, because the email address cannot break and would widen a column.
globalStyle(
  `${top} > :last-child`,
  wrapInSiteLayer({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } }),
);

export const brand = style({ gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto' } } });

/** Makes the logo smaller than a page's heading. */
export const logo = style({
  blockSize: vars.control.l,
  fontSize: vars.text[40],
  lineHeight: '50px',
  '@media': { [media.tablet]: { blockSize: '64px', fontSize: vars.text[48], lineHeight: '58px' } },
});

export const company = style({ marginBlockStart: vars.space[6], fontWeight: 600 });

export const blurb = style([typeset.gloss, { marginBlockStart: vars.space[1], textWrap: 'balance' }]);

export const heading = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.text[15],
  fontWeight: 600,
  lineHeight: 1.4,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.control.s,
  color: vars.color.inkMuted,
  textDecoration: 'none',
  textUnderlineOffset: '4px',
  ':hover': { color: vars.color.ink, textDecoration: 'underline' },
});

export const address = style({
  display: 'grid',
  paddingBlock: vars.space[1],
  color: vars.color.inkMuted,
  fontStyle: 'normal',
});

export const end = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  '@media': {
    [media.tablet]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${vars.space[4]} ${vars.space[6]}`,
    },
  },
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  '@media': { print: { display: 'none' } },
});
