import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'feedback',
  example: `import { Skeleton } from '@forecourt/ui/Skeleton';
import { Text } from '@forecourt/ui/Text';

export function Owner({ name }: { name: string | undefined }) {
  return (
    <Skeleton isLoading={name === undefined} label="Loading the owner’s name">
      <Text>{name ?? 'Alexandra Smith'}</Text>
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
    'Wrap a list in one Skeleton, instead of wrapping each item.',
  ],
  dont: [
    'Do not show a skeleton for less than 200 ms: flashing is distracting.',
    'Do not replace old results while new ones load: dim them.',
  ],
  keyboard: [],
  announced: [
    '`label` is announced when loading begins. The wrapped content is inert while it loads.',
    'With an empty `label` nothing is announced, for pages that announce loading themselves.',
  ],
};
