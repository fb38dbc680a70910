'use client';

export { Alert, type AlertProps } from './Alert.tsx';
export type { AlertStrings } from './strings.ts';
export { type AlertTone, alertTones } from './variants.ts';
