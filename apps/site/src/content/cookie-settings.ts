/** The label of the button. Other texts load with the dialog. */
export const COOKIE_SETTINGS = 'Cookie settings';
