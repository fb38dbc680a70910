'use client';
export { Switch, type SwitchProps } from './Switch.tsx';
export { type SwitchLabelPosition, switchLabelPositions } from './label-positions.ts';
