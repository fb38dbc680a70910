import { useId } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import * as chapter from '../internal/chapter/chapter.css.ts';
import type { CarRemark } from './car.ts';
import * as styles from './CarDetailDialog.css.ts';

/** A remark as the price analysis says its verdict: heading, word, and why. */
export function CarRemarkChapter({ remark: { heading, word, text } }: { remark: CarRemark }) {
  const id = useId();
  return (
    <section className={styles.chapter} aria-labelledby={id} data-part="Remark">
      <div className={chapter.head}>
        <h3 id={id} className={chapter.heading}>
          {heading}
        </h3>
        <Badge>{word}</Badge>
      </div>
      <p className={styles.reason}>{text}</p>
    </section>
  );
}
