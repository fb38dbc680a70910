import { useState } from 'react';
import { useFormats, useStrings } from '../../internal/locale/index.ts';
import { classes } from '../../internal/element/index.ts';
import { Button } from '../../components/Button/index.ts';
import { ModalFrame, type ModalProps } from '../../internal/overlay/ModalFrame.tsx';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { PriceAnalysis } from '../PriceAnalysis/index.ts';
import { type CarDetail, nameOf, standIn } from './car.ts';
import * as styles from './CarDetailDialog.css.ts';
import { CarDescription } from './CarDescription.tsx';
import { CarHead } from './CarHead.tsx';
import { CarPictures } from './CarPictures.tsx';
import { CarRemarkChapter } from './CarRemarkChapter.tsx';
import { CarSpecifications } from './CarSpecifications.tsx';
import { type CarDetailDialogStrings, enGB } from './strings.ts';

export interface CarDetailDialogProps extends Omit<
  ModalProps,
  'title' | 'isTitleHidden' | 'description' | 'footer' | 'closeLabel' | 'children'
> {
  /** Without one, and not `isLoading`, the dialog says that there is no such car. */
  car?: CarDetail | undefined;
  /** Whether the car is still to come. */
  isLoading?: boolean | undefined;
  /**
   * Asks for an estimate, which then comes as `car.valuation`. A promise that is rejected shows a toast and gives the
   * button back. Without it there is no button.
   */
  onCheckValue?: (() => Promise<void>) | undefined;
  /** Without it, and for a car with neither description nor derivative, there is no such button. */
  onAddToCallList?: (() => void) | undefined;
  /** Leads on from the blurred specifications. Without it, and without `car.specification`, they are left out. */
  onShowMoreInfo?: (() => void) | undefined;
  strings?: Partial<CarDetailDialogStrings> | undefined;
}

/**
 * All about one car, over the results: pictures, what its price is worth, and the way to its seller. In the middle of
 * the window from 768 px, below it a sheet that can be dragged away. Whether it is open belongs into the page's address,
 * so that it can be shared: the app says `isOpen`, and forgets the car when it is asked to close. 'action' as the
 * reason is the button beside 'Car not found'.
 */
export function CarDetailDialog({
  isOpen,
  car: givenCar,
  isLoading: isGivenLoading = false,
  onCheckValue,
  onAddToCallList,
  onShowMoreInfo,
  strings,
  onOpenChange,
  className,
  ...rest
}: CarDetailDialogProps) {
  const { formatMoney } = useFormats();
  const text = useStrings('CarDetailDialog', enGB, strings);
  const { car, isLoading } = useWhileOpen(isOpen, givenCar, isGivenLoading);
  const found = isLoading ? standIn : car;
  const title = isLoading ? text.loading : car ? nameOf(car) : text.notFound;
  const frame = {
    ...rest,
    isOpen,
    onOpenChange,
    component: 'CarDetailDialog',
    place: 'center-or-sheet',
    size: found ? 'l' : 's',
    title,
    closeLabel: text.close,
    isDismissable: true,
    className: classes(styles.dialog, className),
  } as const;
  if (!found)
    return (
      <ModalFrame {...frame} description={text.notFoundDescription}>
        <Arrival title={title} isLoading={isLoading} />
        <Button data-part="Back" onPress={() => onOpenChange(false, { reason: 'action' })}>
          {text.back}
        </Button>
      </ModalFrame>
    );
  return (
    <ModalFrame
      {...frame}
      isTitleHidden
      beside={isLoading || !found.price ? undefined : formatMoney(found.price)}
      media={
        // the one below says that it loads
        <Skeleton isLoading={isLoading} label="">
          <CarPictures key={title} car={found} text={text} />
        </Skeleton>
      }
    >
      <Arrival title={title} isLoading={isLoading} />
      <Skeleton isLoading={isLoading} label={text.loading}>
        <div className={styles.content}>
          <CarHead car={found} text={text} onAddToCallList={onAddToCallList} />
          <CarDescription key={found.description} description={found.description} text={text} />
          <PriceAnalysis
            className={styles.chapter}
            price={found.price}
            valuation={found.valuation}
            range={found.range}
            futureValue={found.futureValue}
            onCheckValue={onCheckValue}
            strings={text.analysis}
          />
          {found.remarks?.map((remark) => (
            <CarRemarkChapter key={remark.heading} remark={remark} />
          ))}
          <CarSpecifications car={found} text={text} onShowMoreInfo={onShowMoreInfo} />
        </div>
      </Skeleton>
    </ModalFrame>
  );
}

/** The app forgets the car when the dialog closes, and for a moment more it is still seen. */
function useWhileOpen(isOpen: boolean, car: CarDetail | undefined, isLoading: boolean) {
  const [shown, setShown] = useState({ car, isLoading });
  if (!isOpen) return shown;
  if (shown.car !== car || shown.isLoading !== isLoading) setShown({ car, isLoading });
  return { car, isLoading };
}

/** What has come, said once: the reader heard the dialog's name when there was none yet. */
function Arrival({ title, isLoading }: { title: string; isLoading: boolean }) {
  const [hasWaited, setWaited] = useState(isLoading);
  if (isLoading && !hasWaited) setWaited(true);
  return (
    <output className={styles.spoken} data-part="Arrival">
      {hasWaited && !isLoading && title}
    </output>
  );
}
