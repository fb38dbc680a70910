'use client';
export { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';
export { type ToggleButtonSize, toggleButtonSizes } from './variants.ts';
