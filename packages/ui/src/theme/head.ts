// Applies the user's choice of theme, before the first paint and while the page is open. Servers import this file too,
// so it contains no React and no CSS.
import type { Theme } from './generated/names.ts';
import { themeStorageKey } from './storage-key.ts';

export { themeScript, themeScriptHash } from './generated/theme-script.ts';
export { themeStorageKey };

/** Returns the current theme of the page: the chosen one, or the system's. Only for browsers. */
export function getCurrentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * Applies a theme and stores it for the next visit. Without an argument the system's theme applies again. If storage is
 * blocked, the choice lasts until the user leaves the page. Only for browsers.
 */
export function chooseTheme(theme?: Theme): void {
  if (theme === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === undefined) localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage is blocked: the theme is applied, but not stored.
  }
}
