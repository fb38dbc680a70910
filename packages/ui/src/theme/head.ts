// The reader's choice of theme: before anything paints, and while the page is open. No React, no style: a server reads it too.
import type { Theme } from './generated/names.ts';

/** Where the reader's choice of theme is kept: `'light'` or `'dark'` in `localStorage`; absent, her system decides. */
export const themeStorageKey = 'theme';

/**
 * A classic script for `<head>`, above the style sheets: it sets `data-theme` on `<html>` to the stored choice before the first
 * paint, so that no theme flashes. Refused storage and any other value leave the choice to the system. One fixed text, so that
 * a content security policy can name it by `themeScriptHash`.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** The source of `themeScript` in a content security policy: `script-src 'self' '<this>'`. A test compares it with the text. */
export const themeScriptHash = 'sha256-wsmnxD6kqdZZ/V2wQ85d92sMux2lvh7NN1y5/Y5SS5c=';

/** The theme that the page has now: what was chosen, else what the reader's system prefers. For browsers alone. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * Shows a theme at once and keeps it for the next visit; without one the reader's system decides again. Where storage is
 * refused, the choice holds until the page is left. For browsers alone.
 */
export function chooseTheme(theme?: Theme): void {
  if (theme === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === undefined) localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  } catch {
    // shown all the same
  }
}
