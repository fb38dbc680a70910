'use client';

export type { CloseReason } from '../../internal/overlay/reasons.ts';
export { CarDetailDialog, type CarDetailDialogProps } from './CarDetailDialog.tsx';
export type { CarDetail, CarPicture, CarRemark } from './car.ts';
export type { CarDetailDialogStrings } from './strings.ts';
