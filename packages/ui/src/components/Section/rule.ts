import { vars } from '../../theme/generated/contract.css.ts';

// A component that starts with its own line would show it right below a Section's rule. At the start of a Section, or
// of a Stack in it, either the component leaves out its line, or the Section leaves out its rule if the component needs
// the line.

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
 * Returns a selector for the body of a Section that starts with a root. `within` is appended to the root's selector, to
 * match only roots with certain content.
 */
export const getSectionSelector = (root: string, within = '') =>
  `${sectionBody}:has(> ${root}:first-child${within}, ${firstStack} > ${root}:first-child${within})`;
