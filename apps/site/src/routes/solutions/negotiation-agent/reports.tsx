import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { Container } from '@forecourt/ui/Container';
import { NegotiationReportCard } from '@forecourt/ui/NegotiationReportCard';
import { StackCarousel } from '@forecourt/ui/StackCarousel';
import { useState } from 'react';
import { type SampleReport, sampleReports } from '../../../content/negotiation.ts';
import { createChunk, useChunk } from '../../../lib/chunk.ts';
import { ChunkFailed } from '../../../lib/chunk-failed.tsx';
import { useIntent } from '../../../lib/use-intent.ts';
import { headline } from '../../../typeset.css.ts';
import * as css from './reports.css.ts';

// The dialog loads when a card is hovered, focused or touched.
const chunk = createChunk('the report', () => import('./report-dialog.tsx'));

export function Reports() {
  // Keeps the content while the dialog closes.
  const [shownReport, setShownReport] = useState(sampleReports[0]);
  const [isOpen, setOpen] = useState(false);
  const state = useChunk(chunk);
  useIntent('[data-component="NegotiationReportCard"]', chunk.fetch);
  const view = (report: SampleReport) => {
    chunk.fetch();
    setShownReport(report);
    setOpen(true);
  };

  return (
    <Container className={css.section} padding="m" render={(props) => <section {...props} aria-labelledby="reports" />}>
      <StackCarousel
        className={css.stack}
        label="Sample reports"
        cards={sampleReports.map((report) => ({
          id: report.id,
          label: `${report.make} ${report.model}`,
          content: <NegotiationReportCard report={report} onViewReport={() => view(report)} />,
        }))}
      />
      <Stack gap={6}>
        <Stack gap={5}>
          <h2 className={headline} id="reports">
            Every call comes back as a report.
          </h2>
          <Text className={css.lead} size="lead" tone="muted">
            See the asking price, the negotiated price and everything said in between. Nothing is agreed until you say
            so: you accept or counter every offer.
          </Text>
        </Stack>
        <Text size="small" tone="muted">
          Three sample reports: cars, calls and prices are made up.
        </Text>
      </Stack>
      {state.status === 'here' && shownReport ? (
        <state.module.ReportDialog report={shownReport} isOpen={isOpen} onOpenChange={setOpen} />
      ) : state.status === 'failed' && isOpen ? (
        <ChunkFailed
          message="We couldn’t load the report. Check your connection and try again."
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Container>
  );
}
