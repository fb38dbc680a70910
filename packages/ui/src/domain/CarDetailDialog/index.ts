'use client';

export type { CloseReason } from '../../internal/overlay/reasons.ts';
export { CarDetailDialog, type CarDetailDialogProps } from './CarDetailDialog.tsx';
export type { CarFinance, CarPicture } from '../CarCard/index.ts';
export type { CarDetail, CarRemark } from './car.ts';
export { CarDetailDescription } from './CarDetailDescription.tsx';
export { CarDetailFacts } from './CarDetailFacts.tsx';
export { CarDetailGallery } from './CarDetailGallery.tsx';
export { CarDetailHead, type CarDetailHeadProps } from './CarDetailHead.tsx';
export { CarDetailPrice } from './CarDetailPrice.tsx';
export { CarDetailRemarks, CarDetailSection, type CarDetailSectionProps } from './CarDetailSection.tsx';
export { CarDetailSpecifications } from './CarDetailSpecifications.tsx';
export type { CarDetailPager } from './CarDetailToolbar.tsx';
export type { CarDetailDialogStrings } from './strings.ts';
