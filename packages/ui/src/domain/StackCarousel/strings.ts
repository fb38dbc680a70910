export interface StackCarouselStrings {
  pause: string;
  play: string;
  /** The name of the group of dots. */
  choose: string;
  /** The name of a card. {place}: its position; {count}: the number of cards; {label}: its label */
  card: string;
  /** The role description, which screen readers announce. */
  roleDescription: string;
}

export const enGB: StackCarouselStrings = {
  pause: 'Pause the carousel',
  play: 'Start the carousel',
  choose: 'Choose a card',
  card: 'Card {place} of {count}: {label}',
  roleDescription: 'carousel',
};
