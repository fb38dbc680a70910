import { type ReactNode, useId } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import * as section from '../internal/section/section.css.ts';
import * as styles from './CarDetailDialog.css.ts';
import { useCarDetail } from './context.ts';

export interface CarDetailSectionProps {
  heading: string;
  /** An element at the end of the heading's line, such as a `Badge`. */
  badge?: ReactNode;
  children: ReactNode;
}

/** A section for the app's own content, with a rule above it like the other sections. */
export function CarDetailSection({ heading, badge, children, ...rest }: CarDetailSectionProps) {
  const id = useId();
  return (
    <section data-part="Section" {...rest} className={styles.section} aria-labelledby={id}>
      <div className={section.head}>
        <h3 id={id} className={section.heading}>
          {heading}
        </h3>
        {badge}
      </div>
      {children}
    </section>
  );
}

/** Shows a section for each of the car's `remarks`. */
export function CarDetailRemarks() {
  const { car } = useCarDetail('CarDetailRemarks');
  return car.remarks?.map(({ heading, word, text }) => (
    <CarDetailSection key={heading} heading={heading} badge={<Badge>{word}</Badge>} {...{ 'data-part': 'Remark' }}>
      <p className={styles.remarkText}>{text}</p>
    </CarDetailSection>
  ));
}
