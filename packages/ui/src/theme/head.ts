// Applies the user's choice of theme, before the first paint and while the page is open. Servers import this file too,
// so it contains no React and no CSS.
import type { Theme } from './generated/names.ts';

/** The key in `localStorage` of the chosen theme: `'light'` or `'dark'`, or nothing for the system's theme. */
export const themeStorageKey = 'theme';

/**
 * A classic script for `<head>`, before the style sheets. It sets `data-theme` of `<html>` to the stored choice before
 * the first paint. If storage is blocked or has another value, the system's theme applies. The text never changes, so a
 * content security policy can allow it by `themeScriptHash`.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** The hash of `themeScript` for a content security policy: `script-src 'self' '<themeScriptHash>'`. */
export const themeScriptHash = 'sha256-wsmnxD6kqdZZ/V2wQ85d92sMux2lvh7NN1y5/Y5SS5c=';

/** Returns the current theme of the page: the chosen one, or the system's. Only for browsers. */
export function currentTheme(): Theme {
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
