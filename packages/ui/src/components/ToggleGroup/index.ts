'use client';
export {
  type MultipleToggleGroupProps,
  type SingleToggleGroupProps,
  ToggleGroup,
  type ToggleGroupProps,
  type ToggleOption,
} from './ToggleGroup.tsx';
export {
  type ToggleGroupSelectionMode,
  toggleGroupSelectionModes,
  type ToggleGroupSize,
  toggleGroupSizes,
} from './variants.ts';
