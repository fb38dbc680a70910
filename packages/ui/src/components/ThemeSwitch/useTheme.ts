import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, themeStorageKey } from '../../theme/head.ts';
import { type Theme, themes } from '../../theme/generated/names.ts';

/** What a user can choose: a theme, or that of their system. */
export const themeChoices = ['system', ...themes] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export interface ThemeState {
  /** What the user chose: `'system'` on a server and until hydration. */
  choice: ThemeChoice;
  /** The theme that the page has now. Unknown on a server and until hydration. */
  theme: Theme | undefined;
  /** Changes the theme at once and stores the choice for `themeScript` and for other tabs. */
  setChoice: (choice: ThemeChoice) => void;
}

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

const setChoice = (choice: ThemeChoice) => chooseTheme(choice === 'system' ? undefined : choice);

// `themeScript` writes the stored choice into `data-theme`, so the attribute is the one source, also if storage is refused.
const getChoice = (): ThemeChoice => {
  const theme = document.documentElement.dataset['theme'];
  return isTheme(theme) ? theme : 'system';
};

/** Applies a choice that was made in another tab. The key is `null` if that tab cleared its storage. */
const followOtherTab = ({ key, newValue }: StorageEvent) => {
  if (key === themeStorageKey || key === null) setChoice(isTheme(newValue) ? newValue : 'system');
};

function subscribe(onChange: () => void): () => void {
  const attribute = new MutationObserver(onChange);
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  addEventListener('storage', followOtherTab);
  return () => {
    attribute.disconnect();
    system.removeEventListener('change', onChange);
    removeEventListener('storage', followOtherTab);
  };
}

/**
 * The theme of the page and the user's choice, for a control of your own. It follows other tabs, the system and
 * `chooseTheme`. Put `themeScript` of `@forecourt/ui/head` in the head, so that the stored choice is applied before the first paint.
 */
export function useTheme(): ThemeState {
  const choice = useSyncExternalStore(subscribe, getChoice, () => 'system' as const);
  const theme = useSyncExternalStore(subscribe, currentTheme, () => undefined);
  return { choice, theme, setChoice };
}
