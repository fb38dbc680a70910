import type { CarImageStrings } from '../domain/CarImage/index.ts';
import type { PriceTagStrings } from '../domain/PriceTag/index.ts';

/** Every string of the kit by component. A locale file has all of them; a missing one is a type error. */
export interface KitStrings {
  CarImage: CarImageStrings;
  PriceTag: PriceTagStrings;
}
