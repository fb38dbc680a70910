import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'feedback',
  example: `import { Skeleton } from '@forecourt/ui/Skeleton';
import { Text } from '@forecourt/ui/Text';

export function Owner({ name }: { name: string | undefined }) {
  return (
    <Skeleton isLoading={name === undefined} label="Loading the owner">
      <Text>{name ?? 'A name of usual length'}</Text>
    </Skeleton>
  );
}
`,
  alternatives: [
    { use: 'Spinner', when: 'nobody knows what will come' },
    { use: 'Button', when: 'a press is being worked on: `isPending`' },
  ],
  do: [
    'Wrap the real component, with stand-in data of the usual length: nothing moves when the data comes.',
    'Wrap a whole list once.',
  ],
  dont: [
    'Do not show it for less than 200 ms: what only blinks disturbs.',
    'Do not replace old results while new ones load: dim them.',
  ],
  keyboard: [],
  announced: [
    '`label` is said when it begins; what it wraps is inert meanwhile.',
    'With an empty `label` it says nothing: for a page that announces its loading itself.',
  ],
};
