import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { fillMessage, useFormats } from '../../internal/locale/index.ts';
import type { CarDetail } from './car.ts';
import * as styles from './CarDetailDialog.css.ts';
import type { CarDetailDialogStrings } from './strings.ts';

/** The car's position in a list, and handlers that go to its neighbours. */
export interface CarDetailPager {
  /** The car's position, starting at 1. */
  place: number;
  /** The number of cars in the list. */
  count: number;
  /** Leave it out for the first car. */
  onPrevious?: (() => void) | undefined;
  /** Leave it out for the last car. */
  onNext?: (() => void) | undefined;
}

interface CarDetailToolbarProps {
  car: CarDetail | undefined;
  pager: CarDetailPager | undefined;
  onShare: (() => void) | undefined;
  text: CarDetailDialogStrings;
  registrationLabel: string;
  children: ReactNode;
}

/**
 * Shows the bar at the top: number plate, position in the list, previous and next car, the app's buttons and 'Share'.
 */
export function CarDetailToolbar({ car, pager, onShare, text, registrationLabel, children }: CarDetailToolbarProps) {
  const { formatNumber } = useFormats();
  return (
    <>
      {car?.registration && (
        <span
          role="img"
          aria-label={`${registrationLabel} ${car.registration}`}
          className={styles.plate}
          data-part="Registration"
        >
          {car.registration}
        </span>
      )}
      {pager && (
        <>
          <span className={styles.position} data-part="Position">
            {fillMessage(text.position, { place: formatNumber(pager.place), count: formatNumber(pager.count) })}
          </span>
          <IconButton
            label={text.previousCar}
            isDisabled={!pager.onPrevious}
            onPress={pager.onPrevious}
            data-part="PreviousCar"
          >
            <Icon name="chevron-start" />
          </IconButton>
          <IconButton label={text.nextCar} isDisabled={!pager.onNext} onPress={pager.onNext} data-part="NextCar">
            <Icon name="chevron-end" />
          </IconButton>
        </>
      )}
      <span className={styles.spacer} />
      {children}
      {onShare && (
        <Button variant="tertiary" onPress={onShare} className={styles.shareButton} data-part="Share">
          <Icon name="share" size="s" />
          <span className={styles.wideOnlyText}>{text.share}</span>
        </Button>
      )}
    </>
  );
}
