import { chooseTheme, themeStorageKey } from '@forecourt/ui/head';
import { atom } from 'jotai';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const readStoredTheme = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    // Storage is blocked: use the system's theme.
    return 'system';
  }
};

const applyTheme = (choice: ThemeChoice): void => {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
};

/** Sets the colour of the browser's toolbar to the page's. */
const setBrowserBarColor = (choice: ThemeChoice): void => {
  for (const theme of ['light', 'dark'] as const) {
    const bar = document.querySelector<HTMLMetaElement>(`#bar-${theme}`);
    const chosen = choice === theme ? 'all' : 'not all';
    if (bar) bar.media = choice === 'system' ? `(prefers-color-scheme: ${theme})` : chosen;
  }
};

// 'system' first, as in the prerendered page; the stored choice when the first component reads it.
const choiceAtom = atom<ThemeChoice>('system');
choiceAtom.onMount = (set) => {
  const stored = readStoredTheme();
  set(stored);
  setBrowserBarColor(stored);
  // The theme was changed in another tab.
  const follow = (event: StorageEvent) => {
    if (event.key !== themeStorageKey && event.key !== null) return;
    const choice = readStoredTheme();
    set(choice);
    applyTheme(choice);
    setBrowserBarColor(choice);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** The chosen theme. Writing it applies and stores it. */
export const themeAtom = atom(
  (get) => get(choiceAtom),
  (_get, set, choice: ThemeChoice) => {
    set(choiceAtom, choice);
    chooseTheme(choice === 'system' ? undefined : choice);
    setBrowserBarColor(choice);
  },
);
