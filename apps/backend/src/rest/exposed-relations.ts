/** Everything that the anonymous role can read over HTTP: the reference tables and the showcase's view. */
export const EXPOSED_RELATIONS = [
  'manufacturers',
  'models',
  'body_types',
  'car_colors',
  'fuel_types',
  'transmission_types',
  'door_options',
  'seat_options',
  'mileage_options',
  'recent_cars',
] as const;
