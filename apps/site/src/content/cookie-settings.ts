/** What opens them, on every page; the other words come with the dialog. */
export const COOKIE_SETTINGS = 'Cookie settings';
