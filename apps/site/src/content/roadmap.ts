import type { TimelinePhase } from '@forecourt/ui/Timeline';

/** As the company stated it in 2025. docs/specification.md, section 2 has the dates. */
export const phases: readonly TimelinePhase[] = [
  {
    id: 'research',
    title: 'Research',
    status: 'completed',
    description: 'We asked dealers what they track, where they write it down and what they find out too late.',
  },
  {
    id: 'development',
    title: 'Development',
    status: 'in-progress',
    description: 'The stock list comes first, because everything else depends on it.',
  },
  {
    id: 'beta',
    title: 'Beta testing',
    status: 'planned',
    when: 'Planned Q3 2025',
    description: 'With dealers from the waitlist, on their own stock.',
  },
  {
    id: 'launch',
    title: 'Launch',
    status: 'planned',
    when: 'Expected Q4 2025',
    description: 'For everyone on a plan.',
  },
];
