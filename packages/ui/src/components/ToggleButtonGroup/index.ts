'use client';
export {
  type MultipleToggleButtonGroupProps,
  type SingleToggleButtonGroupProps,
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
  type ToggleOption,
} from './ToggleButtonGroup.tsx';
export {
  type ToggleButtonGroupSelectionMode,
  toggleButtonGroupSelectionModes,
  type ToggleButtonGroupSize,
  toggleButtonGroupSizes,
} from './variants.ts';
