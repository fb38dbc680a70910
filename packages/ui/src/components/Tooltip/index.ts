'use client';
export { type OverlayPlacement, overlayPlacements } from '../../internal/overlay/placements.ts';
export { Tooltip, type TooltipProps, type TooltipState } from './Tooltip.tsx';
