'use client';

export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { type IconButtonVariant, iconButtonVariants } from './variants.ts';
