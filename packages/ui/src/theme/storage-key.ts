/** The key in `localStorage` of the chosen theme: `'light'` or `'dark'`, or nothing for the system's theme. */
export const themeStorageKey = 'theme';
