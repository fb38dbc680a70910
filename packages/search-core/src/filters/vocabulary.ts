/** The fuels. A value is the `name` in the reference table, in the URL and in the assistant's answer. */
export const FUEL_TYPES = [
  'Petrol',
  'Diesel',
  'Electric',
  'Petrol Hybrid',
  'Diesel Hybrid',
  'Petrol Plug-in Hybrid',
  'Bi Fuel',
] as const;

/** The gearboxes, as named in the reference table. */
export const TRANSMISSIONS = ['Automatic', 'Manual'] as const;

/** The body types, as named in the reference table. */
export const BODY_TYPES = ['Hatchback', 'SUV', 'Saloon', 'Estate', 'Coupe', 'Convertible', 'MPV', 'Pickup'] as const;

/** The colours, as named in the reference table. */
export const COLORS = [
  'Black',
  'White',
  'Grey',
  'Silver',
  'Blue',
  'Navy',
  'Red',
  'Burgundy',
  'Maroon',
  'Green',
  'Yellow',
  'Orange',
  'Gold',
  'Bronze',
  'Brown',
  'Beige',
  'Purple',
  'Pink',
  'Turquoise',
] as const;
