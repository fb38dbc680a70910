'use client';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';
export { type RadioGroupVariant, radioGroupVariants } from './variants.ts';
