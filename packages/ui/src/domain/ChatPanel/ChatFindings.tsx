import type { HTMLAttributes, Ref } from 'react';
import { classes, flag } from '../../internal/element/index.ts';
import * as styles from './ChatFindings.css.ts';

export interface ChatFinding {
  /** How the assistant understood the words, such as '£20,000', or what it did with them, such as 'Left out'. */
  label: string;
  /** The buyer's own words, shown in quotation marks. */
  words: string;
  isLeftOut?: boolean | undefined;
}

export interface ChatFindingsProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  ref?: Ref<HTMLDListElement> | undefined;
  findings: readonly ChatFinding[];
}

/** Lists what the assistant understood, next to the buyer's words, and what it left out. Use it inside a message. */
export function ChatFindings({ findings, className, ...rest }: ChatFindingsProps) {
  return (
    <dl {...rest} data-component="ChatFindings" className={classes(styles.list, className)}>
      {findings.map(({ label, words, isLeftOut }) => (
        <div key={`${label}\n${words}`} className={styles.row} data-part="Finding" data-left-out={flag(isLeftOut)}>
          <dt className={styles.label} data-part="Label">
            {label}
          </dt>
          <dd className={styles.words} data-part="Words">
            <q>{words}</q>
          </dd>
        </div>
      ))}
    </dl>
  );
}
