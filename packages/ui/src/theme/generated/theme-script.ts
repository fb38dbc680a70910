// Generated from build/stored-theme.ts by `node build/write-theme.ts`. Do not edit.

/**
 * A classic script for `<head>`, before the style sheets. It sets `data-theme` on `<html>` to the stored choice
 * before the first paint. If storage is blocked or has another value, the system's theme applies. The text never
 * changes, so a content security policy can allow it by `themeScriptHash`.
 */
export const themeScript =
  '(function e(t){try{const e=localStorage.getItem(t);if(e===`light`||e===`dark`)document.documentElement.dataset[`theme`]=e}catch{}})(`theme`);';

/** The hash of `themeScript` for a content security policy: `script-src 'self' '<themeScriptHash>'`. */
export const themeScriptHash = 'sha256-kop/xaiPeUrmYrTvQbajjsMTpZVSD2IluC+EN8dHnmM=';
