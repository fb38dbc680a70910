import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import * as section from '../internal/section/section.css.ts';
import * as styles from './CarDetailDialog.css.ts';
import { useCarDetail } from './context.ts';

/** Shows the specification, or blurred placeholders with a button that requests it. */
export function CarDetailSpecifications() {
  const { car, text, onShowMoreInfo } = useCarDetail('CarDetailSpecifications');
  const { specification } = car;
  const id = useId();
  const entries = specification && Object.entries(specification).filter(([, value]) => value.trim() !== '');
  if (!entries?.length && !onShowMoreInfo) return null;
  return (
    <section className={styles.section} aria-labelledby={id} data-part="Specifications">
      <h3 id={id} className={section.heading}>
        {text.specifications}
      </h3>
      {entries?.length ? (
        <List entries={entries} />
      ) : (
        <div className={styles.gate}>
          <div className={styles.blurredCell} inert aria-hidden="true" data-part="Placeholder">
            <List entries={text.placeholders} />
          </div>
          <div className={styles.gateContent} data-part="Gate">
            <p className={styles.gateReason}>{text.signInForMore}</p>
            <Button size="s" onPress={onShowMoreInfo}>
              {text.showMoreInfo}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

function List({ entries }: { entries: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={section.columns}>
      {entries.map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
