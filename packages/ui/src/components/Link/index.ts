'use client';

export { Link, type LinkProps } from './Link.tsx';
export { type LinkVariant, linkVariants } from './variants.ts';
