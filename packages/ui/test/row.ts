import type { ReactElement, Ref } from 'react';

/** What the suite hands to a component; a row spreads it on the component's own props. */
export interface Given {
  ref: Ref<never>;
  className: string;
  'data-testid': string;
}

/** How the conformance suite meets one component. */
export interface Row {
  /** The name of the export. */
  readonly name: string;
  /** Every `data-part` in that use, in the alphabet's order: apps select by them, and a name that goes is a major version. */
  readonly parts: readonly string[];
  /** The component in an ordinary use, with what the suite hands over spread on it. */
  readonly render: (given: Given) => ReactElement;
  /** What a screen reader says it is; nothing where the component is a plain box. */
  readonly role?: string;
  /** And how it calls it. */
  readonly accessibleName?: string;
  /** It is not drawn where it stands in the tree but into the body: an overlay. */
  readonly isPortalled?: boolean;
  /** Opens it, where it cannot be open from the start. */
  readonly open?: () => Promise<unknown>;
  /** Where ref and attributes go, if not to the root: a selector below it. */
  readonly control?: string;
}
