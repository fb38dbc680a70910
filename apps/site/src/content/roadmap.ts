import type { TimelinePhase } from '@forecourt/ui/Timeline';

export interface Due {
  /** The word before the quarter: 'Planned' or 'Expected'. */
  word: string;
  year: number;
  quarter: 1 | 2 | 3 | 4;
}

type RoadmapPhase = Omit<TimelinePhase, 'status' | 'when'> &
  (
    | { status: 'completed' | 'in-progress' }
    | {
        status: 'planned';
        due: Due;
        /**
         * The state of the phase, such as ‘in testing’. The production build lists phases whose quarter has ended and
         * that have no state.
         */
        state?: string;
      }
  );

/**
 * The phases of Stock Management. The dates are from docs/specification.md, section 2.
 * @sample The states of the planned phases of Stock Management: invented.
 */
export const roadmap: readonly RoadmapPhase[] = [
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
    due: { word: 'Planned', year: 2025, quarter: 3 },
    state: 'in testing',
    description: 'Dealers from the waitlist try it on their own stock.',
  },
  {
    id: 'launch',
    title: 'Launch',
    status: 'planned',
    due: { word: 'Expected', year: 2025, quarter: 4 },
    state: 'now due after testing',
    description: 'Open to everyone on a plan.',
  },
];

const toPhase = (phase: RoadmapPhase): TimelinePhase => {
  if (phase.status !== 'planned') return phase;
  const { due, state, ...rest } = phase;
  const date = `${due.word} Q${due.quarter} ${due.year}`;
  return { ...rest, when: state === undefined ? date : `${date} · ${state}` };
};

export const phases: readonly TimelinePhase[] = roadmap.map(toPhase);
