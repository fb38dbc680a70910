'use client';

export { useAttention } from './useAttention.ts';
export { useReducedMotion } from './useReducedMotion.ts';
