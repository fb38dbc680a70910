// What an app puts into the head of its document, before anything paints. No React, no style: a server reads it too.

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
