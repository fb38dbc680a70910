export { Icon, iconNames, type IconProps, type IconSize, iconSizes } from './Icon.tsx';
export type { IconName } from './paths.ts';
