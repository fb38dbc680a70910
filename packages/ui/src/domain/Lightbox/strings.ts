export interface LightboxStrings {
  close: string;
  previous: string;
  next: string;
  /** The name of the list of dots or thumbnails. */
  picker: string;
  /** The name of a photo. {place}: its position; {count}: the number of photos; {label}: its label */
  photo: string;
  /** The counter at the top. {place}: the photo's position; {count}: the number of photos */
  counter: string;
  zoomIn: string;
  zoomOut: string;
  /** Shown instead of a photo that fails to load. */
  broken: string;
}

export const enGB: LightboxStrings = {
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  picker: 'Choose a photo',
  photo: 'Photo {place} of {count}: {label}',
  counter: '{place} of {count}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  broken: 'This photo didn’t load',
};
