import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Facts } from '../internal/facts/index.ts';
import { getCarName } from './car.ts';
import * as styles from './CarDetailDialog.css.ts';
import { useCarDetail } from './context.ts';

export interface CarDetailHeadProps {
  /** More facts after year, mileage and distance, e.g. fuel and gearbox. */
  facts?: readonly string[] | undefined;
  /** `Badge`s below the facts, after the status. */
  badges?: ReactNode;
  /** More buttons, after the link to the listing and 'Add to Call List'. */
  actions?: ReactNode;
}

/** Name, facts, status and badges, with the buttons next to them. */
export function CarDetailHead({ facts, badges, actions }: CarDetailHeadProps) {
  const { car, text, onAddToCallList } = useCarDetail('CarDetailHead');
  const call = car.description || car.derivative ? onAddToCallList : undefined;
  return (
    <div className={styles.head}>
      <div className={styles.about}>
        {/* The dialog's title announces the name. */}
        <p className={styles.name} aria-hidden="true" data-part="Name">
          <bdi>{getCarName(car)}</bdi>
        </p>
        {car.derivative && (
          <p className={styles.derivative} data-part="Derivative">
            <bdi>{car.derivative}</bdi>
          </p>
        )}
        <Facts car={car} seller={car.seller} more={facts} text={text} className={styles.facts} />
        {(car.status || badges) && (
          <div className={styles.badges} data-part="Badges">
            {car.status && <Badge data-part="CarStatus">{text[car.status]}</Badge>}
            {badges}
          </div>
        )}
      </div>
      {(car.link || call || actions) && (
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
          {actions}
        </div>
      )}
    </div>
  );
}
