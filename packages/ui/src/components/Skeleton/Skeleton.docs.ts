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
    { use: 'Spinner', when: 'the shape of the content is unknown' },
    { use: 'Button', when: 'an action is running: set `isPending`' },
  ],
  do: [
    'Wrap the real component with placeholder data of typical length, so that nothing shifts when the data arrives.',
    'Wrap a whole list once.',
  ],
  dont: [
    'Do not show it for less than 200 ms: flashing is distracting.',
    'Do not replace old results while new ones load: dim them.',
  ],
  keyboard: [],
  announced: [
    '`label` is said when it begins; what it wraps is inert meanwhile.',
    'An empty `label` silences it, for pages that announce loading themselves.',
  ],
};
