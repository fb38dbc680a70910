import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Facts } from '../internal/facts/index.ts';
import { type CarDetail, nameOf } from './car.ts';
import * as styles from './CarDetailDialog.css.ts';
import type { CarDetailDialogStrings } from './strings.ts';

interface CarHeadProps {
  car: CarDetail;
  text: CarDetailDialogStrings;
  onAddToCallList: (() => void) | undefined;
}

/** Name and facts, and beside them what can be done with the car. */
export function CarHead({ car, text, onAddToCallList }: CarHeadProps) {
  const call = car.description || car.derivative ? onAddToCallList : undefined;
  return (
    <div className={styles.head}>
      <div className={styles.about}>
        {/* The dialog's own title says it to a screen reader. */}
        <p className={styles.name} aria-hidden="true" data-part="Name">
          <bdi>{nameOf(car)}</bdi>
        </p>
        {car.derivative && (
          <p className={styles.derivative} data-part="Derivative">
            <bdi>{car.derivative}</bdi>
          </p>
        )}
        <Facts car={car} seller={car.seller} text={text} className={styles.facts} />
      </div>
      {(car.link || call) && (
        <div className={styles.actions} data-part="Actions">
          {car.link && (
            <LinkButton href={car.link} target="_blank" rel="noopener noreferrer nofollow">
              {text.viewListing} <Icon name="external" size="s" label={text.newTab} />
            </LinkButton>
          )}
          {call && (
            <Button variant="secondary" onPress={call}>
              <Icon name="phone" size="s" /> {text.addToCallList}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
