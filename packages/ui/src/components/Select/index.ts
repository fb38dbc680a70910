'use client';
export { Select, type SelectLabelPlace, selectLabelPlaces, type SelectOption, type SelectProps } from './Select.tsx';
