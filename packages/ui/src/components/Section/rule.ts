import { vars } from '../../theme/generated/contract.css.ts';

// If a component with a line at its top comes first in a Section, or in a Stack at the start of a Section, two lines
// would meet. The component then leaves out its line or, if it needs the line, the Section leaves out its rule.

/** The gap from a Section's rule to the content below it. */
export const spaceBelowRule = vars.space[6];

const sectionBody = '[data-component="Section"] > [data-part="Body"]';
const firstStack = '> [data-component="Stack"]:first-child';

/**
 * Returns a selector for a component's root at the start of a Section. `&` is the root in the component's own style
 * sheet.
 */
export const getFirstInSectionSelector = (root = '&') =>
  `:is(${sectionBody}, ${sectionBody} ${firstStack}) > ${root}:first-child`;

/** The styles of a root right below the Section's rule, for `getFirstInSectionSelector`. */
export const startBelowRuleStyle = { marginBlockStart: `calc(-1 * ${spaceBelowRule})`, borderBlockStart: 0 } as const;

/**
 * Returns a selector for the body of a Section whose content starts with the given root. `within` is appended to the
 * root's selector, to match only roots with certain content.
 */
export const getSectionBodySelector = (root: string, within = '') =>
  `${sectionBody}:has(> ${root}:first-child${within}, ${firstStack} > ${root}:first-child${within})`;
