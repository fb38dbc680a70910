'use client';

export { AttentionContext } from './attention.ts';
export { useAttention } from './useAttention.ts';
export { useReducedMotion } from './useReducedMotion.ts';
