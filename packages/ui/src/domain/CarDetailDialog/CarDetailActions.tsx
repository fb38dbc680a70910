import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { useFormats } from '../../internal/locale/index.ts';
import { PriceTag } from '../PriceTag/index.ts';
import * as styles from './CarDetailDialog.css.ts';
import { type CarDetailContextValue, useCarDetail } from './context.ts';

const canAddToCallList = ({ car, onAddToCallList }: CarDetailContextValue) =>
  Boolean(onAddToCallList && (car.description || car.derivative));

export const hasFooterContent = (detail: CarDetailContextValue) =>
  Boolean(detail.car.link || detail.car.price || canAddToCallList(detail));

/** Shows the price, the verdict and the main actions at the bottom of the dialog. */
export function CarDetailFooter() {
  const { car, text } = useCarDetail('CarDetailFooter');
  const { formatMoney } = useFormats();
  return (
    <div className={styles.footer}>
      {/* Hidden from screen readers, because the dialog's head contains the same text. */}
      <p className={styles.footerPrice} aria-hidden="true">
        {car.price ? <strong className={styles.footerAmount}>{formatMoney(car.price)}</strong> : null}
        {car.valuation && (
          <PriceTag
            className={styles.footerTag}
            verdict={car.valuation.verdict}
            word={car.valuation.word}
            strings={text.analysis?.tag}
          />
        )}
      </p>
      <MainActions isCompact />
    </div>
  );
}

/** Shows the app's buttons. If the app replaces the footer, the main actions are shown before them. */
export function CarDetailActions({ children }: { children: ReactNode }) {
  const detail = useCarDetail('CarDetailActions');
  const hasMainActions = !detail.hasOwnFooter && Boolean(detail.car.link || canAddToCallList(detail));
  if (!hasMainActions && !children) return null;
  return (
    <div className={styles.actions} data-part="Actions">
      {hasMainActions && <MainActions />}
      {children}
    </div>
  );
}

function MainActions({ isCompact = false }: { isCompact?: boolean }) {
  const detail = useCarDetail('CarDetailActions');
  const { car, text, onAddToCallList } = detail;
  return (
    <>
      {canAddToCallList(detail) && (
        <Button variant="secondary" onPress={onAddToCallList} className={styles.call}>
          <Icon name="phone" size="s" />
          <span className={isCompact ? styles.wideOnlyText : undefined}>{text.addToCallList}</span>
        </Button>
      )}
      {car.link && (
        <LinkButton href={car.link} target="_blank" rel="noopener noreferrer nofollow" className={styles.listing}>
          {text.viewListing}{' '}
          <Icon name="external" size="s" label={text.newTab} className={isCompact ? styles.newTabIcon : undefined} />
        </LinkButton>
      )}
    </>
  );
}
