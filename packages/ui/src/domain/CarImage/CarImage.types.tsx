// Type tests: code that must and must not compile.
import { CarImage } from './index.ts';

export const accepted = (
  <>
    <CarImage src="car.svg" alt="" body="estate" paint="silver" />
    <CarImage alt="A car" />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error an image needs `alt` or must be marked decorative */}
    <CarImage src="car.svg" />
    {/* @ts-expect-error unknown body */}
    <CarImage alt="" body="lorry" />
  </>
);
