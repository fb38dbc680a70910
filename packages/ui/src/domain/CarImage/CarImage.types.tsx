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
    {/* @ts-expect-error a picture says what it shows, or that it says nothing */}
    <CarImage src="car.svg" />
    {/* @ts-expect-error there is no such body */}
    <CarImage alt="" body="lorry" />
  </>
);
