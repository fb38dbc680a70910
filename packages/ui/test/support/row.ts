import type { CSSProperties, ReactElement, Ref } from 'react';

/** Props that the suite passes to a component. A row spreads them on the component. */
export interface TestProps {
  ref: Ref<never>;
  className: string;
  style: CSSProperties;
  'data-testid': string;
}

export interface Row {
  /** The name of the export. */
  readonly name: string;
  /** Every `data-part` that `render` shows, sorted. Apps select by them, so removing one is a breaking change. */
  readonly parts: readonly string[];
  /** Renders the component in a typical use, with the suite's props spread on it. */
  readonly render: (props: TestProps) => ReactElement;
  /** The role of the root or, if there is a `control`, of that element. */
  readonly role?: string;
  /** The accessible name of the component. */
  readonly accessibleName?: string;
  /** Whether the component is an overlay, which is rendered in the body. */
  readonly isPortalled?: boolean;
  /** Whether the component renders inside its parent component, which is then the first element. */
  readonly isNested?: boolean;
  /** Opens the component, if it cannot be open initially. */
  readonly open?: () => Promise<unknown>;
  /** A selector for the element that the ref returns and that has the role, if it is not the root. */
  readonly control?: string;
  /** Whether the ref returns the root although `control` has the role. */
  readonly refIsRoot?: boolean;
}

export interface OverlayRow {
  /** The name of the export. */
  readonly name: string;
  readonly render: () => ReactElement;
  /** The accessible name of the trigger. */
  readonly trigger: { readonly role: string; readonly name: string };
  /** The key that opens the overlay. If empty, focus opens it. */
  readonly key: string;
  readonly role: string;
  readonly accessibleName: string;
  /** Whether focus is inside the overlay or on its trigger while it is open. */
  readonly focus: 'inside' | 'trigger';
  /** Whether Tab stays inside the overlay, or moves on and closes it. */
  readonly tab: 'stays' | 'closes';
  readonly outside: 'closes' | 'stays';
  /**
   * `locked`: the page cannot scroll or be reached. `covered`: in addition, a backdrop covers its scroll bar. `hidden`:
   * the page is only hidden from screen readers. `reachable`: it is unchanged.
   */
  readonly page: 'locked' | 'covered' | 'hidden' | 'reachable';
}
