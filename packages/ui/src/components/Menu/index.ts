'use client';
export { type OverlayPlacement, overlayPlacements } from '../../internal/overlay/placements.ts';
export {
  Menu,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuSeparator,
  type MenuSeparatorProps,
} from './Menu.tsx';
export { MenuItem, type MenuItemProps } from './MenuItem.tsx';
export { type MenuItemTone, menuItemTones } from './variants.ts';
