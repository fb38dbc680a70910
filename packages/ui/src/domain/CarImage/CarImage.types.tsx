// Type tests: code that must and must not compile.
import { CarImage } from './index.ts';

export const validUses = (
  <>
    <CarImage src="car.svg" alt="" body="estate" paint="silver" />
    <CarImage alt="A car" />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `alt` is required */}
    <CarImage src="car.svg" />
    {/* @ts-expect-error 'lorry' is not a body */}
    <CarImage alt="" body="lorry" />
  </>
);
