import { buttonVariants } from '../Button/index.ts';

/** Button's variants, and `raised` with a background, for use on pictures. */
export const iconButtonVariants = [...buttonVariants, 'raised'] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];
