'use client';
export {
  NativeSelect,
  type NativeSelectLabelPlace,
  nativeSelectLabelPlaces,
  type NativeSelectOption,
  type NativeSelectProps,
} from './NativeSelect.tsx';
