'use client';
export type { CloseReason } from '../../internal/overlay/reasons.ts';
export { Drawer, type DrawerProps } from './Drawer.tsx';
