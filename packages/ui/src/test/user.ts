/**
 * The user events that the helpers need: `userEvent` of `vitest/browser` or `storybook/test`, or the result of
 * `userEvent.setup()` of `@testing-library/user-event`.
 */
export interface User {
  click: (element: HTMLElement) => Promise<unknown>;
  keyboard: (keys: string) => Promise<unknown>;
  selectOptions: (element: HTMLElement, options: string | string[]) => Promise<unknown>;
}

/** Escapes text for `keyboard`, which reads braces and brackets as key names. */
export function escapeKeys(text: string): string {
  return text.replaceAll(/[{[]/g, '$&$&');
}
