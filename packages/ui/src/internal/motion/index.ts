'use client';

export { AttentionContext } from './attention.ts';
export { useAttention } from './useAttention.ts';
export { useMediaQuery, useReducedMotion } from './useMediaQuery.ts';
