/** The z-index of dialogs, popovers and tooltips. They share it, so the last one opened is on top. */
export const floatingLevel = 1000;
