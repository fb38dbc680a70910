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
  /** Makes the questions headings of this level: one below that of the heading over the list. */
  headingLevel: HeadingLevel;
  /** Shows the first answer, so that it is seen how the others will look. */
  isFirstOpen?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Questions that open to their answers, between hairlines; from 768 px in two columns, of which the first is read before
 * the second. It is the browser's own `<details>`: it opens before any script is there, and the browser's search finds
 * what is closed. What opens within an app's form or panel is an `Accordion`.
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
