'use client';
export type { CloseReason } from '../overlay/reasons.ts';
export { Drawer, type DrawerProps } from './Drawer.tsx';
