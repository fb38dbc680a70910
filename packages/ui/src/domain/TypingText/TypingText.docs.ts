import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'search',
  example: `import { SearchBox } from '@forecourt/ui/SearchBox';
import { TypingText } from '@forecourt/ui/TypingText';
import { useState } from 'react';

export function Search({ search }: { search: (sentence: string) => void }) {
  const [sentence, setSentence] = useState('');
  return (
    <SearchBox
      label="Describe the car"
      placeholder={<TypingText phrases={['An estate under £15,000', 'Electric, 200 miles of range']} />}
      value={sentence}
      onChange={setSentence}
      onSubmit={search}
    />
  );
}
`,
  alternatives: [
    { use: 'SuggestionChips', when: 'the examples can be pressed' },
    { use: 'MarkedText', when: 'the text should not move' },
  ],
  do: ['Use phrases that your search understands.', 'Put the best phrase first: it is shown in full from the start.'],
  dont: ['Do not use TypingText for text that users must read.', 'Do not show two of them on one screen.'],
  keyboard: [{ keys: 'Enter, Space', does: 'on the button: pause or resume the typing' }],
  announced: [
    'Screen readers get all phrases at once, without the typing.',
    'The typing pauses on hover, on focus and when users press its pause button. With reduced motion nothing is typed.',
  ],
};
