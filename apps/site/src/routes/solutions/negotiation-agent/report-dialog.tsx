import { DescriptionList, DescriptionListItem } from '@forecourt/ui/DescriptionList';
import type { ReactNode } from 'react';
import { Heading } from '@forecourt/ui/Heading';
import { List } from '@forecourt/ui/List';
import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
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

export function ReportDialog({ report, isOpen, onOpenChange }: ReportDialogProps) {
  const { make, model, year, seller, status, originalPrice, negotiatedPrice, call, nextSteps } = report;
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
      <Stack className={css.report} gap={6}>
        <ReportSection title="What was said">
          <List startRule="hairline" padding={2} render={(props) => <ol {...props} />}>
            {call.map(({ at, speaker, text }) => (
              <li key={at} className={css.line}>
                <span className={css.time}>{at}</span>
                <Text size="small" weight="strong" render={(props) => <span {...props} />}>
                  {speaker}
                </Text>
                <Text className={css.speech}>{text}</Text>
              </li>
            ))}
          </List>
        </ReportSection>
        <ReportSection title="What it came to">
          <DescriptionList size="s" className={css.sums}>
            <DescriptionListItem term="Original price">{formatPrice(originalPrice)}</DescriptionListItem>
            <DescriptionListItem term="Negotiated price">{formatPrice(negotiatedPrice)}</DescriptionListItem>
            <DescriptionListItem term="Total savings" isTotal>
              {formatPrice(originalPrice - negotiatedPrice)}
            </DescriptionListItem>
          </DescriptionList>
        </ReportSection>
        <ReportSection title="What’s next">
          <p>{nextSteps}</p>
        </ReportSection>
      </Stack>
    </Dialog>
  );
}

function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}
