export interface CarouselStrings {
  previous: string;
  next: string;
  /** Name of dots and thumbnails. */
  picker: string;
  /** {place}, {count}, {label} */
  slide: string;
  /** Its kind, as announced. */
  roleDescription: string;
}

export const enGB: CarouselStrings = {
  previous: 'Previous slide',
  next: 'Next slide',
  picker: 'Choose a slide',
  slide: 'Slide {place} of {count}: {label}',
  roleDescription: 'carousel',
};
