import { createContext, type ReactNode, useContext } from 'react';
import type { CarImageProps } from '../CarImage/index.ts';
import type { CarFinance } from '../internal/offer/index.ts';
import type { CarDetail } from './car.ts';
import type { CarDetailDialogStrings } from './strings.ts';

export interface CarDetailContextValue {
  /** The car, or a placeholder while it is loading. */
  car: CarDetail;
  text: CarDetailDialogStrings;
  finance: CarFinance | undefined;
  gallery: ReactNode;
  /** Whether the dialog shows its own footer, with the listing's link and the call-list button, and not the app's. */
  hasOwnFooter: boolean;
  renderImage: CarImageProps['renderImage'];
  onCheckValue: (() => Promise<void>) | undefined;
  onAddToCallList: (() => void) | undefined;
  onShowMoreInfo: (() => void) | undefined;
}

export const CarDetailContext = createContext<CarDetailContextValue | undefined>(undefined);

export function useCarDetail(part: string): CarDetailContextValue {
  const value = useContext(CarDetailContext);
  if (!value) throw new Error(`${part} must be inside a CarDetailDialog.`);
  return value;
}
