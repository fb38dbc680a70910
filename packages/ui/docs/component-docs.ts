// What a component's documentation says beside what its code says itself. Each component has one such object, in its
// `<Name>.docs.ts`; with types, docstrings, parts, texts and sizes, which are read from where they stand, it becomes the
// page in Storybook, the Markdown, components.json and llms.txt.

/** `experimental` may change in a minor version; `deprecated` goes with the next major one, and says what to use instead. */
export type Status = 'stable' | 'experimental' | 'deprecated';

/** What components are for, in the order in which they are listed. */
export const groups = {
  setup: 'Setting up',
  layout: 'Layout and text',
  actions: 'Actions',
  forms: 'Forms',
  opens: 'What opens and floats',
  moving: 'Waiting and moving',
  car: 'A car and its price',
  search: 'A search',
  plans: 'Plans',
  samples: 'Samples of the work',
  company: 'A company',
} as const;
export type Group = keyof typeof groups;

/** All texts may hold Markdown's `code`. What the component is for is said by its docstring. */
export interface ComponentDocs {
  readonly status: Status;
  /** The version that brought it. */
  readonly since: string;
  readonly group: Group;
  /** A module that compiles against the package as it stands: the shortest ordinary use. */
  readonly example: string;
  /** 'Use X instead when …' */
  readonly alternatives: readonly { readonly use: string; readonly when: string }[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Empty where it is not reached by the keyboard. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** What a screen reader says of it, and when; and what else is done for who does not see, or not use a pointer. */
  readonly announced: readonly string[];
}
