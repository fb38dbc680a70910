import { vars } from '../../theme/generated/contract.css.ts';

// A component that starts with its own line would draw a second one below a Section's rule. At the start of a Section,
// also in a Stack, either the component drops its line, or, if it needs it, the Section draws none.

/** From a Section's rule to the content below it. */
export const belowRule = vars.space[6];

const sectionBody = '[data-component="Section"] > [data-part="Body"]';
const firstStack = '> [data-component="Stack"]:first-child';

/** Selects a component's root at the start of a Section. `&` in the component's own style sheet. */
export const firstInSection = (root = '&') => `:is(${sectionBody}, ${sectionBody} ${firstStack}) > ${root}:first-child`;

/** For `firstInSection`: right below the Section's rule. */
export const hangsFromRule = { marginBlockStart: `calc(-1 * ${belowRule})`, borderBlockStart: 0 } as const;

/** Selects the body of a Section that starts with a root, optionally with content `within` it. */
export const sectionThatBeginsWith = (root: string, within = '') =>
  `${sectionBody}:has(> ${root}:first-child${within}, ${firstStack} > ${root}:first-child${within})`;
