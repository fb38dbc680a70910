/**
 * Joins make and model without repeating the make: 'BMW X5', 'Mazda 3' (Mazda3), 'Polestar 2'. The view recent_cars
 * does the same.
 */
export function joinCarName(make: string, model: string): string {
  const repeatsMake = model.startsWith(make) && model.length > make.length;
  return `${make} ${repeatsMake ? model.slice(make.length).trimStart() : model}`;
}
