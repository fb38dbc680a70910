/** The label of the button. The other texts load with the dialog. */
export const COOKIE_SETTINGS = 'Cookie settings';
