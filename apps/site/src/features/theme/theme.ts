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

// 'system' first, as in the prerendered page; the stored choice when the first component reads it.
const choiceAtom = atom<ThemeChoice>('system');
choiceAtom.onMount = (set) => {
  set(read());
  // Another tab of the site has chosen.
  const follow = (event: StorageEvent) => {
    if (event.key !== STORED_AS && event.key !== null) return;
    const choice = read();
    set(choice);
    show(choice);
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
  },
);
