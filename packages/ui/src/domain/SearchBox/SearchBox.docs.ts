import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'search',
  example: `import { SearchBox } from '@forecourt/ui/SearchBox';
import { useState } from 'react';

export function Search({ search }: { search: (sentence: string) => void }) {
  const [sentence, setSentence] = useState('');
  return <SearchBox label="Describe the car" value={sentence} onChange={setSentence} onSubmit={search} />;
}
`,
  alternatives: [
    { use: 'ComboBox', when: 'users search for one of many known values' },
    { use: 'Form', when: 'the search has several fields' },
    { use: 'ChatPanel', when: 'the search is a conversation' },
    { use: 'TextField', when: 'users filter a list by a word' },
  ],
  do: [
    'Use `hero` once, on the page where a search starts, and `bar` after that.',
    'If a search fails, set `errorMessage` and keep the text.',
    'Handle the `shortcut` key yourself, and focus `inputRef`.',
  ],
  dont: ['Do not clear the text after a search: it describes the results.'],
  keyboard: [
    { keys: 'Enter', does: 'starts the search' },
    { keys: 'Shift Enter', does: 'starts a new line in `hero`' },
    { keys: 'Tab', does: 'moves to the button, even if it is disabled' },
  ],
  announced: [
    'A search landmark named by `label`. An error is announced at once, and again when users focus the field.',
    'In `hero`, the parsed values describe the field: ‘under £30k: maximum price’.',
    'While loading, the button’s name ends with ‘Searching…’.',
  ],
};
