'use client';
export { type OverlayPlacement, overlayPlacements } from '../../internal/overlay/placements.ts';
export { Popover, type PopoverProps } from './Popover.tsx';
