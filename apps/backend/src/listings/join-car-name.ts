/** Does not repeat the make: 'Mazda' and 'Mazda3' become 'Mazda 3'. The view recent_cars does the same. */
export function joinCarName(make: string, model: string): string {
  const repeatsMake = model.startsWith(make) && model.length > make.length;
  return `${make} ${repeatsMake ? model.slice(make.length).trimStart() : model}`;
}
