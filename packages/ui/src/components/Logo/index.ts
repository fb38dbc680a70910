export { Logo, type LogoProps } from './Logo.tsx';
export { type LogoSize, logoSizes } from './variants.ts';
