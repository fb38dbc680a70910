export { Badge, type BadgeProps } from './Badge.tsx';
export { type BadgeSize, badgeSizes, type BadgeTone, badgeTones } from './variants.ts';
