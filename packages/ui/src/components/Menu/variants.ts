/** `danger` is for an item that deletes or destroys something. */
export const menuItemTones = ['neutral', 'danger'] as const;
export type MenuItemTone = (typeof menuItemTones)[number];
