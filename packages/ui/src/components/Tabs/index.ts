'use client';

export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx';
export { type TabsSize, tabsSizes } from './variants.ts';
