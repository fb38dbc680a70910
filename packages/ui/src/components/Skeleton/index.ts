'use client';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export type { SkeletonStrings } from './strings.ts';
