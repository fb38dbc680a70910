import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import type { HeadingLevel } from '../../components/Heading/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import * as css from './FaqList.css.ts';

export interface FaqItem {
  question: string;
  answer: ReactNode;
}

export interface FaqListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  items: readonly FaqItem[];
  /** The heading level of the questions, one below that of the list's heading. */
  headingLevel: HeadingLevel;
  /**
   * Whether the first question is open initially.
   * @default false
   */
  isFirstOpen?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Questions that open to show their answers, in two columns from 768 px. Uses `<details>`, so it works before any
 * script has loaded. In browsers that support it, find-in-page opens answers. Within an app use `Accordion`.
 */
export function FaqList({ items, headingLevel, isFirstOpen = false, className, ...rest }: FaqListProps) {
  const half = Math.ceil(items.length / 2);
  return (
    <div {...rest} data-component="FaqList" className={classes(css.list, className)}>
      {[items.slice(0, half), items.slice(half)].map(
        (column, place) =>
          column.length > 0 && (
            <div key={place} className={css.column} data-part="Column">
              {column.map(({ question, answer }, at) => (
                <details key={question} className={css.item} data-part="Item" open={isFirstOpen && place + at === 0}>
                  <summary className={css.summary} data-part="Question">
                    {createElement(`h${headingLevel}`, { className: css.question }, question)}
                    <Icon name="chevron-down" size="s" className={css.chevron} />
                  </summary>
                  <div className={css.answer} data-part="Answer">
                    {answer}
                  </div>
                </details>
              ))}
            </div>
          ),
      )}
    </div>
  );
}
