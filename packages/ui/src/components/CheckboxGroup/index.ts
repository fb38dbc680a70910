'use client';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './CheckboxGroup.tsx';
export { type CheckboxGroupOrientation, checkboxGroupOrientations } from './orientations.ts';
