import { CarCard } from '@forecourt/ui/CarCard';
import { deDE } from '@forecourt/ui/de-DE';
import { frFR } from '@forecourt/ui/fr-FR';
import { KitProvider, type KitProviderProps, type PartialKitStrings } from '@forecourt/ui/KitProvider';
import { Pagination } from '@forecourt/ui/Pagination';
import { Stack } from '@forecourt/ui/Stack';

/** Some strings in your own language. With the type `KitStrings`, a missing string is an error. */
const arabic: PartialKitStrings = {
  CarCard: { noPrice: 'السعر عند الطلب', noMileage: 'المسافة المقطوعة غير معروفة', distance: 'على بُعد {distance}' },
  CarImage: { noPicture: 'لا توجد صورة' },
  PriceTag: { unvalued: 'لم يُقيَّم بعد' },
  Pagination: { label: 'الصفحات', previous: 'السابق', next: 'التالي', page: 'صفحة {page}' },
};

const languages = {
  de: { locale: 'de-DE', currency: 'EUR', distanceUnit: 'km', strings: deDE },
  fr: { locale: 'fr-FR', currency: 'EUR', distanceUnit: 'km', strings: frFR },
  ar: { locale: 'ar-EG', currency: 'EGP', distanceUnit: 'km', strings: arabic },
} satisfies Record<string, Omit<KitProviderProps, 'children'>>;

export interface LocalisationProps {
  language: keyof typeof languages;
}

/** Results in the user's language. The data is in miles. */
export function Localisation({ language }: LocalisationProps) {
  return (
    <KitProvider {...languages[language]} dataDistanceUnit="mi">
      {/* In an app, these attributes belong on <html>. */}
      <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <Stack>
          <CarCard
            href="/cars/clio"
            car={{ make: 'Renault', model: 'Clio', year: 2021, price: 14_900, mileage: 25_600, distance: 12 }}
          />
          <Pagination page={2} pages={3} window={[1, 2, 3]} hrefFor={(page) => `/cars?page=${page}`} />
        </Stack>
      </div>
    </KitProvider>
  );
}
