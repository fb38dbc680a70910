/** `single`: one option is selected, as in a radio group. `multiple`: each option is on or off. */
export const toggleButtonGroupSelectionModes = ['single', 'multiple'] as const;
export type ToggleButtonGroupSelectionMode = (typeof toggleButtonGroupSelectionModes)[number];

export {
  type SegmentSize as ToggleButtonGroupSize,
  segmentSizes as toggleButtonGroupSizes,
} from '../../internal/segments/sizes.ts';
