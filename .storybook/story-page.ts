import type { Page } from '@playwright/test';

/**
 * Tells Storybook something that has it draw a story, and waits until the story is drawn, played where it was mounted, and
 * looked through by axe. Whoever goes on sooner meets the end of this drawing in the next one, and Storybook reloads a page
 * that is left half drawn.
 *
 * @returns what was wrong, in words; nothing where all was right
 */
export function tell(page: Page, story: string, event: string, payload: object): Promise<string[]> {
  return page.evaluate(
    (asked) =>
      new Promise<string[]>((resolve) => {
        const channel = (globalThis as unknown as Storybook).__STORYBOOK_ADDONS_CHANNEL__;
        const listeners: { [Name in keyof Told]: (said: Told[Name]) => void } = {
          storyFinished: ({ storyId, status, reporters }) => {
            if (storyId !== asked.story) return;
            const found = reporters.flatMap(({ type, result }) => (type === 'a11y' ? (result.violations ?? []) : []));
            const problems = found.map(({ id, help, nodes }) => {
              const places = nodes.map(({ target }) => target.flat().join(' ')).join('; ');
              return `axe, ${id}: ${help} (${places})`;
            });
            end(status === 'error' && problems.length === 0 ? ['It ended in an error.'] : problems);
          },
          playFunctionThrewException: (error) => end([error.message]),
          unhandledErrorsWhilePlaying: (errors) => end(errors.map(({ message }) => message)),
          storyThrewException: (error) => end([error.message]),
          storyErrored: ({ title, description }) => end([`${title}: ${description}`]),
          storyMissing: (id) => end([`There is no story ${id ?? asked.story}.`]),
        };
        const each = Object.entries(listeners) as [keyof Told, (said: unknown) => void][];
        const end = (problems: string[]) => {
          for (const [name, listener] of each) channel.off(name, listener);
          resolve(problems);
        };
        for (const [name, listener] of each) channel.on(name, listener);
        channel.emit(asked.event, asked.payload);
      }),
    { story, event, payload },
  );
}

/** What Storybook says of a story that it draws. */
interface Told {
  storyFinished: {
    storyId: string;
    status: 'error' | 'success';
    reporters: {
      type: string;
      result: { violations?: { id: string; help: string; nodes: { target: (string | string[])[] }[] }[] };
    }[];
  };
  playFunctionThrewException: { message: string };
  unhandledErrorsWhilePlaying: { message: string }[];
  storyThrewException: { message: string };
  storyErrored: { title: string; description: string };
  storyMissing: string | undefined;
}

/** What Storybook puts on the page. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: keyof Told, listener: (said: unknown) => void) => void;
    off: (event: keyof Told, listener: (said: unknown) => void) => void;
    emit: (event: string, payload: object) => void;
  };
}
