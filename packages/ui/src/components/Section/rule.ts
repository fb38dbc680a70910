import { vars } from '../../theme/generated/contract.css.ts';

// What begins with a line of its own would draw a second one below a Section's rule. Where a Section begins with it, by
// itself or in a Stack, the two are one: it hangs from the Section's, or, where it is built on its own, the Section draws none.

/** From a Section's ink rule to what stands below it. */
export const belowRule = vars.space[6];

const sectionBody = '[data-component="Section"] > [data-part="Body"]';
const firstStack = '> [data-component="Stack"]:first-child';

/** The root of a component where a Section begins with it; `&` in the component's own sheet. */
export const firstInSection = (root = '&') => `:is(${sectionBody}, ${sectionBody} ${firstStack}) > ${root}:first-child`;

/** For `firstInSection`: right below the Section's rule. */
export const hangsFromRule = { marginBlockStart: `calc(-1 * ${belowRule})`, borderBlockStart: 0 } as const;

/** The body of a Section that begins with a root, and what is to follow within it. */
export const sectionThatBeginsWith = (root: string, within = '') =>
  `${sectionBody}:has(> ${root}:first-child${within}, ${firstStack} > ${root}:first-child${within})`;
