import { Fragment, type ReactNode, useState } from 'react';
import { useFormats, useStrings } from '../../internal/locale/index.ts';
import { classes } from '../../internal/element/index.ts';
import { Button } from '../../components/Button/index.ts';
import { ModalFrame, type ModalContent, type ModalProps } from '../../internal/overlay/ModalFrame.tsx';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { CarImageProps } from '../CarImage/index.ts';
import type { CarFinance } from '../internal/offer/index.ts';
import { type CarDetail, getCarName, standIn } from './car.ts';
import { CarDetailDescription } from './CarDetailDescription.tsx';
import * as styles from './CarDetailDialog.css.ts';
import { CarDetailGallery } from './CarDetailGallery.tsx';
import { CarDetailHead, type CarDetailHeadProps } from './CarDetailHead.tsx';
import { CarDetailPrice } from './CarDetailPrice.tsx';
import { CarDetailRemarks } from './CarDetailSection.tsx';
import { CarDetailSpecifications } from './CarDetailSpecifications.tsx';
import { CarDetailContext } from './context.ts';
import { type CarDetailDialogStrings, enGB } from './strings.ts';

export interface CarDetailDialogProps
  extends Omit<ModalProps, 'title' | 'isTitleHidden' | 'description' | 'closeLabel' | 'children'>, CarDetailHeadProps {
  /** Without a car, and not `isLoading`, the dialog says that the car was not found. */
  car?: CarDetail | undefined;
  /** Whether the car is still loading. */
  isLoading?: boolean | undefined;
  /**
   * Requests an estimate, which the app then passes as `car.valuation`. If the promise rejects, a toast is shown and the
   * button is enabled again. Without this handler there is no button.
   */
  onCheckValue?: (() => Promise<void>) | undefined;
  /** Shows a button for a car with a description or derivative. */
  onAddToCallList?: (() => void) | undefined;
  /** Handles the button on the blurred specification. Without it and `car.specification`, the section is left out. */
  onShowMoreInfo?: (() => void) | undefined;
  /** A monthly payment below the price. */
  finance?: CarFinance | undefined;
  /** Sticky at the bottom edge, e.g. buttons. */
  footer?: ModalContent | undefined;
  /** Replaces the pictures. @default <CarDetailGallery /> */
  gallery?: ReactNode;
  /** Renders pictures with the framework's image, e.g. `next/image`. */
  renderImage?: CarImageProps['renderImage'];
  /**
   * Replaces the content below the pictures. Compose it from the parts: `CarDetailHead`, `CarDetailDescription`,
   * `CarDetailPrice`, `CarDetailRemarks`, `CarDetailSpecifications`, and `CarDetailSection` for your own.
   */
  children?: ReactNode;
  strings?: Partial<CarDetailDialogStrings> | undefined;
}

/**
 * All about one car, over the results: pictures, price analysis and the seller. Centred from 768 px, below that a sheet
 * that can be dragged away. Keep the open state in the page's URL, so that users can share a car: set `isOpen`, and
 * clear the car when the dialog asks to close. The reason 'action' is the button below 'Car not found'.
 */
export function CarDetailDialog({
  isOpen,
  car: givenCar,
  isLoading: isGivenLoading = false,
  onCheckValue,
  onAddToCallList,
  onShowMoreInfo,
  facts,
  badges,
  actions,
  finance,
  footer,
  gallery = <CarDetailGallery />,
  renderImage,
  children,
  strings,
  onOpenChange,
  className,
  ...rest
}: CarDetailDialogProps) {
  const { formatMoney } = useFormats();
  const text = useStrings('CarDetailDialog', enGB, strings);
  const { car, isLoading } = useWhileOpen(isOpen, givenCar, isGivenLoading);
  const found = isLoading ? standIn : car;
  const title = isLoading ? text.loading : car ? getCarName(car) : text.notFound;
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
    <CarDetailContext value={{ car: found, text, finance, renderImage, onCheckValue, onAddToCallList, onShowMoreInfo }}>
      <ModalFrame
        {...frame}
        isTitleHidden
        beside={isLoading || !found.price ? undefined : formatMoney(found.price)}
        footer={footer}
        media={
          // The skeleton below announces the loading.
          <Skeleton isLoading={isLoading} label="">
            <Fragment key={title}>{gallery}</Fragment>
          </Skeleton>
        }
      >
        <Arrival title={title} isLoading={isLoading} />
        <Skeleton isLoading={isLoading} label={text.loading}>
          <div className={styles.content}>
            {children ?? (
              <>
                <CarDetailHead facts={facts} badges={badges} actions={actions} />
                <CarDetailDescription />
                <CarDetailPrice />
                <CarDetailRemarks />
                <CarDetailSpecifications />
              </>
            )}
          </div>
        </Skeleton>
      </ModalFrame>
    </CarDetailContext>
  );
}

/** Keeps the car while the dialog animates out, because the app clears it at once. */
function useWhileOpen(isOpen: boolean, car: CarDetail | undefined, isLoading: boolean) {
  const [shown, setShown] = useState({ car, isLoading });
  if (!isOpen) return shown;
  if (shown.car !== car || shown.isLoading !== isLoading) setShown({ car, isLoading });
  return { car, isLoading };
}

/** Announces the car's name once it has loaded: the dialog's name was announced before. */
function Arrival({ title, isLoading }: { title: string; isLoading: boolean }) {
  const [hasWaited, setWaited] = useState(isLoading);
  if (isLoading && !hasWaited) setWaited(true);
  return (
    <output className={styles.spoken} data-part="Arrival">
      {hasWaited && !isLoading && title}
    </output>
  );
}
