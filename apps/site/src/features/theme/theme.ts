import { chooseTheme, themeStorageKey as STORED_AS } from '@forecourt/ui/head';
import { atom } from 'jotai';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const read = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    // The reader's browser refuses storage: her system's theme stands.
    return 'system';
  }
};

const show = (choice: ThemeChoice): void => {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
};

/** The browser's own bar about the page has the page's colour. */
const colourBar = (choice: ThemeChoice): void => {
  for (const theme of ['light', 'dark'] as const) {
    const bar = document.querySelector<HTMLMetaElement>(`#bar-${theme}`);
    const chosen = choice === theme ? 'all' : 'not all';
    if (bar) bar.media = choice === 'system' ? `(prefers-color-scheme: ${theme})` : chosen;
  }
};

// 'system' first, as in the prerendered page; the stored choice when the first component reads it.
const choiceAtom = atom<ThemeChoice>('system');
choiceAtom.onMount = (set) => {
  const stored = read();
  set(stored);
  colourBar(stored);
  // Another tab of the site has chosen.
  const follow = (event: StorageEvent) => {
    if (event.key !== STORED_AS && event.key !== null) return;
    const choice = read();
    set(choice);
    show(choice);
    colourBar(choice);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** The reader's choice of theme. Writing it shows and keeps it. */
export const themeAtom = atom(
  (get) => get(choiceAtom),
  (_get, set, choice: ThemeChoice) => {
    set(choiceAtom, choice);
    chooseTheme(choice === 'system' ? undefined : choice);
    colourBar(choice);
  },
);
