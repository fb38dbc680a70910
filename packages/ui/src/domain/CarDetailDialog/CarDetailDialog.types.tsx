// Type tests: code that must and must not compile.
import { CarDetailDialog } from './index.ts';

const onOpenChange = () => {};
const car = { make: 'BMW', model: 'X3' };

export const validUses = (
  <>
    <CarDetailDialog isOpen onOpenChange={onOpenChange} car={car} />
    <CarDetailDialog isOpen onOpenChange={onOpenChange} car={undefined} isLoading />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `isOpen` requires `onOpenChange` */}
    <CarDetailDialog isOpen car={car} />
    {/* @ts-expect-error the title is always the car’s name */}
    <CarDetailDialog isOpen onOpenChange={onOpenChange} car={car} title="Details" />
    {/* @ts-expect-error a monthly payment needs its representative example */}
    <CarDetailDialog isOpen onOpenChange={onOpenChange} car={car} finance={{ perMonth: 249 }} />
    {/* @ts-expect-error the handler must return a promise */}
    <CarDetailDialog isOpen onOpenChange={onOpenChange} car={car} onCheckValue={() => {}} />
  </>
);
