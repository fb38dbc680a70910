/**
 * Who presses keys and buttons: `userEvent` of `vitest/browser` and of `storybook/test`, or what `userEvent.setup()` of
 * `@testing-library/user-event` returns.
 */
export interface User {
  click: (element: HTMLElement) => Promise<unknown>;
  keyboard: (keys: string) => Promise<unknown>;
  selectOptions: (element: HTMLElement, options: string | string[]) => Promise<unknown>;
}

/** Text as a key each: braces and brackets would be read as names of keys. */
export function keysOf(text: string): string {
  return text.replaceAll(/[{[]/g, '$&$&');
}
