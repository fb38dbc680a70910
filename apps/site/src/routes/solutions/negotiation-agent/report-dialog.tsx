import { formatPrice } from '@forecourt/search-core';
import { Dialog } from '@forecourt/ui/Dialog';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { env } from '../../../config/env.ts';
import type { SampleReport } from '../../../content/negotiation.ts';
import * as css from './report-dialog.css.ts';

interface ReportDialogProps {
  report: SampleReport;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A sample report as the app shows it: what was said, what it came to, and what is left to do. */
export function ReportDialog({ report, isOpen, onOpenChange }: ReportDialogProps) {
  const { make, model, year, seller, status, originalPrice, negotiatedPrice, call, next } = report;
  return (
    <Dialog
      title={`${year} ${make} ${model}`}
      description={`Sample report. ${seller}; ${status.label}.`}
      narrow="drawer"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <LinkButton href={env.appUrl} target="_blank" rel="noopener">
          Start Negotiating <Icon name="external" size="s" label="opens in a new tab" />
        </LinkButton>
      }
    >
      <h3 className={css.heading}>What was said</h3>
      <ol className={css.call}>
        {call.map(({ at, who, says }) => (
          <li key={at} className={css.line}>
            <span className={css.at}>{at}</span>
            <span className={css.who}>{who}</span>
            <p className={css.says}>{says}</p>
          </li>
        ))}
      </ol>
      <h3 className={css.heading}>What it came to</h3>
      <dl>
        <div className={css.row}>
          <dt>Original price</dt>
          <dd>{formatPrice(originalPrice)}</dd>
        </div>
        <div className={css.row}>
          <dt>Negotiated price</dt>
          <dd>{formatPrice(negotiatedPrice)}</dd>
        </div>
        <div className={css.total}>
          <dt>Total savings</dt>
          <dd>{formatPrice(originalPrice - negotiatedPrice)}</dd>
        </div>
      </dl>
      <h3 className={css.heading}>What is next</h3>
      <p>{next}</p>
    </Dialog>
  );
}
