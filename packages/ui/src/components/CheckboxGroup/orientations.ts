/** `vertical`: one option below the other. `horizontal`: side by side, for a few short labels. */
export const checkboxGroupOrientations = ['vertical', 'horizontal'] as const;
export type CheckboxGroupOrientation = (typeof checkboxGroupOrientations)[number];
