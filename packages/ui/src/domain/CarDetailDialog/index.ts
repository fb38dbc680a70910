'use client';

export { CarDetailDialog, type CarDetailDialogProps } from './CarDetailDialog.tsx';
export type { CarDetail, CarPicture } from './car.ts';
export type { CarDetailDialogStrings } from './strings.ts';
