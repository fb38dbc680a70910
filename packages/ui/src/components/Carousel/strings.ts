export interface CarouselStrings {
  previous: string;
  next: string;
  /** The accessible name of the dots and of the thumbnails. */
  picker: string;
  /** The accessible name of a slide. {place}: its position; {count}: the number of slides; {label}: its label */
  slide: string;
  /** The role description, which screen readers announce. */
  roleDescription: string;
}

export const enGB: CarouselStrings = {
  previous: 'Previous slide',
  next: 'Next slide',
  picker: 'Choose a slide',
  slide: 'Slide {place} of {count}: {label}',
  roleDescription: 'carousel',
};
