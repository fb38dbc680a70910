'use client';
export { SkipLink, type SkipLinkProps } from './SkipLink.tsx';
export type { SkipLinkStrings } from './strings.ts';
