'use client';
export { type OverlayPlacement, overlayPlacements } from '../../internal/overlay/placements.ts';
export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuItemData } from './MenuItem.tsx';
