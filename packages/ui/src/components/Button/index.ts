'use client';
export { Button, type ButtonProps } from './Button.tsx';
export { type ButtonSize, buttonSizes, type ButtonVariant, buttonVariants } from './variants.ts';
export type { ButtonStrings } from './strings.ts';
