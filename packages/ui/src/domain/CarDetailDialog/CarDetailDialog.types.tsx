// Type tests: code that must and must not compile.
import { CarDetailDialog } from './index.ts';

const onOpenChange = () => {};
const car = { make: 'BMW', model: 'X3' };

export const accepted = (
  <>
    <CarDetailDialog isOpen onOpenChange={onOpenChange} car={car} />
    <CarDetailDialog isOpen onOpenChange={onOpenChange} car={undefined} isLoading />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error who opens it has to be able to close it */}
    <CarDetailDialog isOpen car={car} />
    {/* @ts-expect-error its title is the car’s name */}
    <CarDetailDialog isOpen onOpenChange={onOpenChange} car={car} title="Details" />
    {/* @ts-expect-error a monthly payment needs its representative example */}
    <CarDetailDialog isOpen onOpenChange={onOpenChange} car={car} finance={{ perMonth: 249 }} />
    {/* @ts-expect-error a valuation may fail, and only a promise can say so */}
    <CarDetailDialog isOpen onOpenChange={onOpenChange} car={car} onCheckValue={() => {}} />
  </>
);
