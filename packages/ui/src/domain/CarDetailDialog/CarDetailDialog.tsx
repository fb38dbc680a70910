import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../../internal/locale/index.ts';
import { classes } from '../../internal/element/index.ts';
import { getArrowStep } from '../../internal/element/keys.ts';
import { mergeRefs } from '../../internal/element/refs.ts';
import { Button } from '../../components/Button/index.ts';
import { ModalFrame, type ModalContent, type ModalProps } from '../../internal/overlay/ModalFrame.tsx';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { CarImageProps } from '../CarImage/index.ts';
import { enGB as imageEnGB } from '../CarImage/strings.ts';
import type { CarFinance } from '../internal/offer/index.ts';
import { type CarDetail, getCarName, placeholderCar } from './car.ts';
import { CarDetailFooter, hasFooterContent } from './CarDetailActions.tsx';
import { CarDetailDescription } from './CarDetailDescription.tsx';
import * as styles from './CarDetailDialog.css.ts';
import { CarDetailGallery } from './CarDetailGallery.tsx';
import { CarDetailHead, type CarDetailHeadProps } from './CarDetailHead.tsx';
import { CarDetailPrice } from './CarDetailPrice.tsx';
import { CarDetailRemarks } from './CarDetailSection.tsx';
import { CarDetailSpecifications } from './CarDetailSpecifications.tsx';
import { type CarDetailPager, CarDetailToolbar } from './CarDetailToolbar.tsx';
import { CarDetailContext } from './context.ts';
import { type CarDetailDialogStrings, enGB } from './strings.ts';

export interface CarDetailDialogProps
  extends Omit<ModalProps, 'title' | 'isTitleHidden' | 'description' | 'closeLabel' | 'children'>, CarDetailHeadProps {
  /** The car. Without one, and if not `isLoading`, the dialog says that the car was not found. */
  car?: CarDetail | undefined;
  /** Whether the car is still loading. */
  isLoading?: boolean | undefined;
  /**
   * Requests an estimate, which the app then passes as `car.valuation`. If the promise rejects, a toast is shown and
   * the button is enabled again. Without this handler there is no button.
   */
  onCheckValue?: (() => Promise<void>) | undefined;
  /** Adds the car to a call list. The button is shown only if the car has a description or a derivative. */
  onAddToCallList?: (() => void) | undefined;
  /**
   * Called when the user clicks the button on the blurred specification. Without it and without `car.specification`,
   * the section is left out.
   */
  onShowMoreInfo?: (() => void) | undefined;
  /** A monthly payment below the price. */
  finance?: CarFinance | undefined;
  /** Replaces the price, the verdict and the main actions at the bottom. The main actions then follow the facts. */
  footer?: ModalContent | undefined;
  /** Replaces the pictures in `CarDetailHead`. @default <CarDetailGallery /> */
  gallery?: ReactNode;
  /**
   * The car's position in a list, and handlers for the previous and next car. The left and right arrow keys call them
   * too, while focus is on the dialog itself or in its toolbar.
   */
  pager?: CarDetailPager | undefined;
  /** Shows a 'Share' button, and is called when the user clicks it. */
  onShare?: (() => void) | undefined;
  /** More buttons at the top, before 'Share'. */
  toolbar?: ReactNode;
  /** Renders pictures with the framework's image, e.g. `next/image`. */
  renderImage?: CarImageProps['renderImage'];
  /**
   * Replaces the content. Compose it from the parts `CarDetailHead`, `CarDetailDescription`, `CarDetailPrice`,
   * `CarDetailRemarks` and `CarDetailSpecifications`. Use `CarDetailSection` for sections of your own.
   */
  children?: ReactNode;
  strings?: Partial<CarDetailDialogStrings> | undefined;
}

/**
 * A dialog above the results with everything about one car. The first screen has a picture, name, price, verdict and
 * facts. The seller's description and the price analysis follow. From 768 px up the dialog is centred, with the picture
 * carousel next to the name. On narrower screens it is a sheet that can be dragged away, with the carousel below the
 * facts. Keep the open state in the page's URL, so that users can share a link to a car. The app can clear `car` as
 * soon as the dialog asks to close, because the dialog keeps its content until it has closed. The button below 'Car not
 * found' closes it with the reason 'action'.
 */
export function CarDetailDialog({
  isOpen,
  car: carProp,
  isLoading: isLoadingProp = false,
  onCheckValue,
  onAddToCallList,
  onShowMoreInfo,
  facts,
  badges,
  actions,
  priceLink,
  finance,
  footer,
  gallery = <CarDetailGallery />,
  pager,
  onShare,
  toolbar,
  renderImage,
  children,
  strings,
  onOpenChange,
  className,
  ref,
  ...rest
}: CarDetailDialogProps) {
  const text = useStrings('CarDetailDialog', enGB, strings);
  const { car, isLoading } = useContentWhileOpen(isOpen, carProp, isLoadingProp);
  const shownCar = isLoading ? placeholderCar : car;
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  usePagerKeys(dialog, pager);
  const shownId = isLoading ? undefined : car?.id;
  useScrollToStartOfCar(dialog, shownId);
  const image = useStrings('CarImage', imageEnGB, text.image);
  const title = isLoading ? text.loading : car ? getCarName(car) : text.notFound;
  const dialogRef = useMemo(() => mergeRefs<HTMLElement>(setDialog, ref), [ref]);
  const frame = {
    ...rest,
    isOpen,
    onOpenChange,
    component: 'CarDetailDialog',
    place: 'center-or-sheet',
    size: shownCar ? 'l' : 's',
    title,
    closeLabel: text.close,
    isDismissable: true,
    className: classes(styles.dialog, className),
  } as const;
  if (!shownCar)
    return (
      <ModalFrame {...frame} ref={dialogRef} description={text.notFoundDescription}>
        <ArrivalAnnouncement title={title} isLoading={isLoading} />
        <Button data-part="Back" onPress={() => onOpenChange(false, { reason: 'action' })}>
          {text.back}
        </Button>
      </ModalFrame>
    );
  const detail = {
    car: shownCar,
    text,
    finance,
    gallery,
    renderImage,
    hasOwnFooter: footer === undefined,
    onCheckValue,
    onAddToCallList,
    onShowMoreInfo,
  };
  return (
    <CarDetailContext value={detail}>
      <ModalFrame
        {...frame}
        ref={dialogRef}
        isTitleHidden
        toolbar={
          <CarDetailToolbar
            car={isLoading ? undefined : car}
            pager={pager}
            onShare={isLoading ? undefined : onShare}
            text={text}
            registrationLabel={image.registration}
          >
            {toolbar}
          </CarDetailToolbar>
        }
        footer={
          footer ??
          (hasFooterContent(detail) ? (
            // The skeleton below announces that the car is loading.
            <Skeleton isLoading={isLoading} label="" className={styles.footerPlace}>
              <CarDetailFooter />
            </Skeleton>
          ) : undefined)
        }
      >
        <ArrivalAnnouncement key="arrival" title={title} id={shownId} isLoading={isLoading} />
        <Skeleton isLoading={isLoading} label={text.loading}>
          <div key={shownId ?? title} className={styles.content}>
            {children ?? (
              <>
                <CarDetailHead facts={facts} badges={badges} actions={actions} priceLink={priceLink} />
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

/** Keeps the content while the dialog animates out, even if the app clears it at once. */
function useContentWhileOpen(isOpen: boolean, car: CarDetail | undefined, isLoading: boolean) {
  const [shownContent, setShownContent] = useState({ car, isLoading });
  if (!isOpen) return shownContent;
  if (shownContent.car !== car || shownContent.isLoading !== isLoading) setShownContent({ car, isLoading });
  return { car, isLoading };
}

/**
 * Announces a car that is shown after the dialog has opened, because screen readers announce the dialog's name only
 * when it opens.
 */
function ArrivalAnnouncement({ title, id, isLoading }: { title: string; id?: string | undefined; isLoading: boolean }) {
  const [firstId, setFirstId] = useState(id);
  const [hasWaited, setWaited] = useState(isLoading);
  if (isLoading && !hasWaited) setWaited(true);
  if (firstId === undefined && id !== undefined) setFirstId(id);
  const isNew = hasWaited || (firstId !== undefined && id !== firstId);
  if (isNew && !hasWaited) setWaited(true);
  return (
    <output className={styles.spokenText} data-part="Arrival">
      {hasWaited && !isLoading && <span key={id}>{title}</span>}
    </output>
  );
}

/** Lets the left and right arrow keys go to the neighbouring cars while focus is on the dialog or in its toolbar. */
function usePagerKeys(dialog: HTMLElement | null, pager: CarDetailPager | undefined) {
  useEffect(() => {
    if (!dialog || !pager) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.defaultPrevented || (target !== dialog && !target.closest('[data-part="Toolbar"]'))) return;
      const step = getArrowStep(event, dialog);
      if (step !== 0) (step === 1 ? pager.onNext : pager.onPrevious)?.();
    };
    dialog.addEventListener('keydown', onKeyDown);
    return () => dialog.removeEventListener('keydown', onKeyDown);
  }, [dialog, pager]);
}

/**
 * Scrolls to the start when another car is shown. Keeps focus in the dialog if the focused control is removed or
 * disabled.
 */
function useScrollToStartOfCar(dialog: HTMLElement | null, id: string | undefined) {
  const previous = useRef(id);
  useLayoutEffect(() => {
    const isAnotherCar = previous.current !== undefined && id !== undefined && previous.current !== id;
    previous.current = id;
    if (!dialog || !isAnotherCar) return;
    dialog.scrollTo({ top: 0, behavior: 'instant' });
    const focused = document.activeElement;
    if (!dialog.contains(focused) || focused?.matches(':disabled')) dialog.focus({ preventScroll: true });
  }, [dialog, id]);
}
