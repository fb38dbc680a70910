// Type tests: code that must and must not compile.
import { KitProvider } from './index.ts';

export const validUses = (
  <KitProvider locale="fr-FR" currency="EUR" distanceUnit="km" strings={{ PriceTag: { good: 'Bon prix' } }}>
    Voitures
  </KitProvider>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error the unit is 'mi' or 'km' */}
    <KitProvider distanceUnit="miles">Cars</KitProvider>
    {/* @ts-expect-error unknown string */}
    <KitProvider strings={{ PriceTag: { bad: 'Mauvais' } }}>Cars</KitProvider>
    {/* @ts-expect-error unknown component */}
    <KitProvider strings={{ Price: {} }}>Cars</KitProvider>
  </>
);
