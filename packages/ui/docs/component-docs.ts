// The part of a component's documentation that its code does not say. Each component has one such object in its `<Name>.docs.ts`.
// With the types, docstrings, parts, strings and sizes it becomes the page in Storybook, the Markdown, components.json and llms.txt.

/** See docs/status.md. */
export type Status = 'stable' | 'experimental' | 'deprecated';

/** In the order of the lists. */
export const groups = {
  setup: 'Setup',
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

/** All texts may contain `code`. The component's docstring says what it is for. */
export interface ComponentDocs {
  readonly status: Status;
  /** The version that added it. */
  readonly since: string;
  readonly group: Group;
  /** A module that compiles against the package as it is: the shortest common use. */
  readonly example: string;
  /** 'Use X instead when …' */
  readonly alternatives: readonly { readonly use: string; readonly when: string }[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Empty if the keyboard does not reach it. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** What a screen reader announces, and when; and other accessibility features. */
  readonly announced: readonly string[];
}
