import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../../internal/locale/index.ts';
import { classes } from '../../internal/element/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import * as css from './Timeline.css.ts';
import type { TimelineStatus } from './variants.ts';
import { enGB, type TimelineStrings } from './strings.ts';

interface Phase {
  id: string;
  title: string;
  description?: ReactNode | undefined;
}

export type TimelinePhase =
  | (Phase & { status: Exclude<TimelineStatus, 'planned'>; when?: string | undefined })
  /** The date replaces the status: 'Planned Q3 2025'. */
  | (Phase & { status: 'planned'; when: string });

export interface TimelineProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  ref?: Ref<HTMLOListElement> | undefined;
  /** The phases, in chronological order. */
  phases: readonly TimelinePhase[];
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  strings?: Partial<TimelineStrings> | undefined;
}

/**
 * Phases along a vertical axis: solid if done, half solid if in progress, dotted if planned. Each shows its status in
 * words. In a container of at least 640 px, the status is before the axis.
 */
export function Timeline({ phases, headingLevel = 3, strings, className, ...rest }: TimelineProps) {
  const text = useStrings('Timeline', enGB, strings);
  const Heading = `h${headingLevel}` as const;
  return (
    <ol {...rest} data-component="Timeline" className={classes(css.root, className)}>
      {phases.map(({ id, title, description, status, when }) => (
        <li
          key={id}
          className={css.phase}
          aria-current={status === 'in-progress' ? 'step' : undefined}
          data-part="Phase"
          data-status={status}
        >
          <div className={css.columns}>
            <p className={css.status} data-part="Status">
              <span className={css.word}>
                {status === 'completed' ? text.completed : status === 'in-progress' ? text.inProgress : when}
              </span>
              {status !== 'planned' && when && <span className={css.when}> {when}</span>}
            </p>
            <span className={css.axis} aria-hidden="true" data-part="Axis">
              <span className={css.mark}>{status === 'completed' && <Icon name="check" size="s" />}</span>
            </span>
            <div className={css.words}>
              <Heading className={css.title} data-part="Title">
                {title}
              </Heading>
              {description && (
                <div className={css.description} data-part="Description">
                  {description}
                </div>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
