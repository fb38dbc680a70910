export interface TypingTextStrings {
  pause: string;
  play: string;
}

export const enGB: TypingTextStrings = {
  pause: 'Pause the examples',
  play: 'Play the examples',
};
