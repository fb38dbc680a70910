'use client';
export { type OverlayPlacement, overlayPlacements } from '../overlay/placements.ts';
export { Menu, type MenuItemData, type MenuProps } from './Menu.tsx';
