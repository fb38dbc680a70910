import { buttonVariants } from '../Button/index.ts';

/** Those of a Button, and `raised`: a ground of its own, for what stands on a picture. */
export const iconButtonVariants = [...buttonVariants, 'raised'] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];
