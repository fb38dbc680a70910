import { useSyncExternalStore } from 'react';
import { chooseTheme, getCurrentTheme, themeStorageKey } from '../../theme/head.ts';
import { type Theme, themes } from '../../theme/generated/names.ts';

/** The options: the system's theme, light and dark. */
export const themeChoices = ['system', ...themes] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export interface ThemeState {
  /** The user's choice. `'system'` on the server and until hydration. */
  choice: ThemeChoice;
  /** The page's current theme. Undefined on the server and until hydration. */
  theme: Theme | undefined;
  /** Changes the theme at once and stores the choice for `themeScript` and for other tabs. */
  setChoice: (choice: ThemeChoice) => void;
}

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

const setChoice = (choice: ThemeChoice) => chooseTheme(choice === 'system' ? undefined : choice);

// Reads the attribute, to which `themeScript` copies the stored choice, so this also works if storage is blocked.
const getChoice = (): ThemeChoice => {
  const theme = document.documentElement.dataset['theme'];
  return isTheme(theme) ? theme : 'system';
};

/** Applies a choice made in another tab. The key is `null` if that tab cleared its storage. */
const applyOtherTabsTheme = ({ key, newValue }: StorageEvent) => {
  if (key === themeStorageKey || key === null) setChoice(isTheme(newValue) ? newValue : 'system');
};

function subscribe(onChange: () => void): () => void {
  const attributeObserver = new MutationObserver(onChange);
  attributeObserver.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const systemQuery = matchMedia('(prefers-color-scheme: dark)');
  systemQuery.addEventListener('change', onChange);
  addEventListener('storage', applyOtherTabsTheme);
  return () => {
    attributeObserver.disconnect();
    systemQuery.removeEventListener('change', onChange);
    removeEventListener('storage', applyOtherTabsTheme);
  };
}

/**
 * Returns the page's theme and the user's choice, for building your own control. It follows other tabs, the system and
 * `chooseTheme`. Put `themeScript` from `@forecourt/ui/head` in the head, so that the stored choice is applied before
 * the first paint.
 */
export function useTheme(): ThemeState {
  const choice = useSyncExternalStore(subscribe, getChoice, () => 'system' as const);
  const theme = useSyncExternalStore(subscribe, getCurrentTheme, () => undefined);
  return { choice, theme, setChoice };
}
