'use client';
export { type OverlayPlacement, overlayPlacements } from '../overlay/placements.ts';
export { Popover, type PopoverProps } from './Popover.tsx';
