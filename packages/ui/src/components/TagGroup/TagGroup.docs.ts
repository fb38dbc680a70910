import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'data',
  example: `import { TagGroup } from '@forecourt/ui/TagGroup';

<TagGroup
  label="Equipment"
  items={[
    { id: 'towbar', label: 'Towbar' },
    { id: 'sunroof', label: 'Sunroof' },
  ]}
  onRemove={(ids) => console.log(ids)}
/>;
`,
  alternatives: [
    { use: 'FilterTags', when: 'the tags are the filters of a search' },
    { use: 'Badge', when: 'a label cannot be removed, selected or followed' },
  ],
  do: ['Keep labels to one or two words.'],
  dont: ['Do not hide the label if nothing around the tags says what they are.'],
  keyboard: [
    { keys: '← → Home End', does: 'move between the tags' },
    { keys: 'Delete, Backspace', does: 'remove the focused tag, and focus the next one' },
    { keys: 'Space', does: 'selects or clears the focused tag, if tags can be selected' },
  ],
  announced: ['A grid with its label. Each tag is a row, with a button ‘Remove Towbar’.'],
};
