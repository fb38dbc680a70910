'use client';
export { type OverlayPlacement, overlayPlacements } from '../overlay/placements.ts';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
