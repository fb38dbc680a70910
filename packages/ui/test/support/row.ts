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
  /** It renders inside its parent component, which is then the first element. */
  readonly isNested?: boolean;
  /** Opens it, where it cannot be open from the start. */
  readonly open?: () => Promise<unknown>;
  /** The element that ref returns and that has the role, if it is not the root: a selector below it. */
  readonly control?: string;
  /** `control` only has the role: ref returns the root. */
  readonly refIsRoot?: boolean;
}

/** How the overlay suite meets one overlay. */
export interface OverlayRow {
  /** The name of the export. */
  readonly name: string;
  /** What opens it, and the overlay, closed. */
  readonly render: () => ReactElement;
  /** How a screen reader calls what opens it. */
  readonly trigger: { readonly role: string; readonly name: string };
  /** What opens it from the keyboard; the focus alone where it is empty. */
  readonly key: string;
  readonly role: string;
  readonly accessibleName: string;
  /** Where the focus is while it is open. */
  readonly focus: 'inside' | 'trigger';
  /** What Tab does: it stays within, or leads on and closes it. */
  readonly tab: 'stays' | 'closes';
  /** What a press beside it does. */
  readonly outside: 'closes' | 'stays';
  /**
   * The page behind it: cannot scroll or be reached (`locked`); also has a backdrop over its scroll bar (`covered`); is only
   * hidden from screen readers (`hidden`); is unchanged (`reachable`).
   */
  readonly page: 'locked' | 'covered' | 'hidden' | 'reachable';
}
