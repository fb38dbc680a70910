import { createVar, globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import {
  getFirstInSectionSelector,
  startBelowRuleStyle,
  getSectionBodySelector,
} from '../../components/Section/rule.ts';
import { components } from '../../theme/layers.css.ts';
import { layered, media, visuallyHidden } from '../../theme/style.ts';

// Each part has its own row, so that the parts of neighbouring plans are aligned even if one has no description.
const rows = ['header', 'description', 'money', 'note', 'action', 'features', 'footer'] as const;
const placeInRow = (name: (typeof rows)[number]) => ({ gridRow: rows.indexOf(name) + 1 });

export const plan = recipe({
  base: layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `repeat(${rows.length - 1}, auto) 1fr`,
    minInlineSize: 0,
    paddingBlock: `${vars.space[7]} ${vars.space[8]}`,
    overflowWrap: 'break-word',
  }),
  variants: {
    isInverse: {
      true: layered({
        paddingInline: vars.space[6],
        borderRadius: vars.radius.l,
        background: vars.color.surface,
        boxShadow: vars.shadow.raised,
        // The border is visible only in forced colours. Otherwise it is transparent.
        border: '1px solid transparent',
      }),
    },
  },
});

export const header = style(
  layered({
    ...placeInRow('header'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
  }),
);

const heading = {
  minInlineSize: 0,
  font: vars.type.title.font,
  letterSpacing: vars.type.title.tracking,
  textWrap: 'balance',
} as const;
export const title = style(layered(heading));

const prose = { fontSize: vars.text[15], lineHeight: 1.45, color: vars.color.inkMuted, textWrap: 'balance' } as const;
export const description = style(layered({ ...placeInRow('description'), marginBlockStart: vars.space[2], ...prose }));

export const money = style(
  layered({
    ...placeInRow('money'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    marginBlockStart: vars.space[5],
  }),
);

export const amount = style(
  layered({
    minInlineSize: 0,
    fontFamily: vars.font.display,
    fontSize: vars.text[56],
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: '-0.035em',
    overflowWrap: 'anywhere',
    // Four digits and 'a month' fit into the narrowest of four columns.
    '@media': { [media.desktop]: { fontSize: 'clamp(2.75rem, -0.5rem + 5vw, 3.5rem)' } },
  }),
);

const smallText = { font: vars.type.small.font, letterSpacing: vars.type.small.tracking, color: vars.color.inkMuted };
export const period = style(layered(smallText));
export const note = style(
  layered({
    ...placeInRow('note'),
    ...smallText,
    marginBlock: `${vars.space[2]} ${vars.space[6]}`,
    textWrap: 'balance',
  }),
);

// 'Get started for free' and the new-tab arrow fit into the narrowest of four columns.
export const planAction = style(layered({ ...placeInRow('action'), alignSelf: 'start', paddingInline: vars.space[3] }));
export const spoken = style(layered(visuallyHidden));

export const features = style(
  layered({ ...placeInRow('features'), marginBlockStart: vars.space[6], fontSize: vars.text[15] }),
);
export const feature = style(
  layered({
    paddingBlock: `calc(${vars.space['2-5']} - 1px)`,
    lineHeight: 1.45,
    // Uses `~` instead of `+`, because the item directly before may be a visually hidden shared feature.
    selectors: { '& ~ &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);
export const footer = style(
  layered({
    ...placeInRow('footer'),
    marginBlockStart: vars.space[3],
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
    textWrap: 'balance',
  }),
);
export const highlight = style(layered({ fontWeight: 650 }));

/** The distance from a hairline to the text next to it. */
const textInset = createVar('text-inset');
const twoColumnMedia = `${media.tablet} and (max-width: 63.99em)`;

export const plans = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    vars: { [textInset]: vars.space[6] },
    '@media': {
      [media.wide]: { vars: { [textInset]: '28px' } },
      [media.tablet]: { borderBlockStart: `1px solid ${vars.color.ink}` },
      [twoColumnMedia]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' },
    },
  }),
);

// PricingPlans sets the layout of the cards.
const addRuleWithin = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${plans} > ${selector}`, { '@layer': { [components]: rule } });
const plainSelector = ':not([data-theme="inverse"])';
const inverseSelector = '[data-theme="inverse"]';
const hairline = `1px solid ${vars.color.line}`;

addRuleWithin('*', { '@media': { [media.tablet]: { gridRow: `span ${rows.length}`, gridTemplateRows: 'subgrid' } } });

// Stacked cards each start with a rule. The inverted card has its own edges.
addRuleWithin(plainSelector, {
  borderBlockStart: `1px solid ${vars.color.ink}`,
  '@media': { [media.tablet]: { borderBlockStart: 0 } },
});
addRuleWithin(inverseSelector, { marginBlockEnd: vars.space[6] });

// Hairlines separate cards side by side, and the outer text aligns with the frame. The inverted card is taller by its
// padding and its edge of 1 px.
addRuleWithin(inverseSelector, {
  '@media': {
    [media.tablet]: {
      marginBlock: `calc(-1 * ${vars.space[5]}) 0`,
      padding: `calc(${vars.space[12]} - 1px) calc(${textInset} - 1px) calc(${vars.space[8]} - 1px)`,
    },
  },
});
addRuleWithin(`${plainSelector}:nth-child(odd)`, { '@media': { [twoColumnMedia]: { paddingInlineEnd: textInset } } });
addRuleWithin(`${plainSelector}:nth-child(even)`, {
  '@media': { [twoColumnMedia]: { paddingInlineStart: textInset, borderInlineStart: hairline } },
});
addRuleWithin(`${plainSelector}:nth-child(n + 3)`, { '@media': { [twoColumnMedia]: { borderBlockStart: hairline } } });
addRuleWithin(`${inverseSelector}:nth-child(odd) + ${plainSelector}`, {
  '@media': { [twoColumnMedia]: { borderInlineStart: 0 } },
});

// The plans' rule replaces the rule of a Section. The inverted card keeps its distance from the heading.
const addSectionRule = (within: string, rule: GlobalStyleRule) =>
  globalStyle(getSectionBodySelector(plans, within), { '@layer': { [components]: rule } });
addSectionRule('', { borderBlockStart: 0, paddingBlockStart: 0 });
addSectionRule(` > ${inverseSelector}`, { '@media': { [media.tablet]: { paddingBlockStart: vars.space[5] } } });

addRuleWithin(inverseSelector, {
  '@media': {
    [media.desktop]: {
      marginBlockEnd: `calc(-1 * ${vars.space[3]})`,
      paddingBlockEnd: `calc(${vars.space[10]} + ${vars.space[1]} - 1px)`,
    },
  },
});
addRuleWithin(plainSelector, { '@media': { [media.desktop]: { paddingInline: textInset } } });
addRuleWithin(`${plainSelector} + ${plainSelector}`, {
  '@media': { [media.desktop]: { borderInlineStart: hairline } },
});
addRuleWithin(`${plainSelector}:first-child`, { '@media': { [media.desktop]: { paddingInlineStart: 0 } } });
addRuleWithin(`${plainSelector}:last-child`, { '@media': { [media.desktop]: { paddingInlineEnd: 0 } } });

export const enterprise = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[8]}`,
    paddingBlock: vars.space[8],
    borderBlock: `1px solid ${vars.color.line}`,
    overflowWrap: 'break-word',
    selectors: { [getFirstInSectionSelector()]: startBelowRuleStyle },
  }),
);
export const enterpriseTitle = style(layered({ ...heading, flex: '4 1 15rem' }));
export const enterpriseDescription = style(
  layered({ ...prose, fontSize: vars.text[16], flex: '6 1 17rem', minInlineSize: 0 }),
);
