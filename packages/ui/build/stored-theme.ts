/**
 * If storage is blocked or has another value, the system's theme applies. The function is inlined as text, so it must
 * not refer to anything outside itself.
 */
export function applyStoredTheme(storageKey: string): void {
  try {
    const theme = localStorage.getItem(storageKey);
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  } catch {
    // Storage is blocked.
  }
}
