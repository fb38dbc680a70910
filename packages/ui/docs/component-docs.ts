// Documentation that cannot be derived from a component's code. Each component has one such object in its
// `<Name>.docs.ts`, and every documentation format uses it.

/** See docs/status.md. */
export type Status = 'stable' | 'experimental' | 'deprecated';

/** The groups, in the order in which lists show them. */
export const groups = {
  actions: 'Actions',
  inputs: 'Inputs',
  navigation: 'Navigation',
  overlays: 'Overlays',
  feedback: 'Feedback',
  data: 'Data',
  layout: 'Layout',
  cars: 'Cars',
  search: 'Search',
  chat: 'Chat',
  pricing: 'Pricing',
} as const;
export type Group = keyof typeof groups;

/** All texts may contain `code`. The component's docstring describes its purpose. */
export interface ComponentDocs {
  readonly status: Status;
  /** The version that added the component. */
  readonly since: string;
  readonly group: Group;
  /** The shortest common use, as a module that compiles against the package. */
  readonly example: string;
  /** Completes the sentence 'Use X instead when …'. */
  readonly alternatives: readonly { readonly use: string; readonly when: string }[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** The keys. Empty if the component is not keyboard-operable. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** The announcements of screen readers and when they happen, and other accessibility features. */
  readonly announced: readonly string[];
}
