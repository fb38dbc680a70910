import { CarDetailSection } from '@forecourt/ui/CarDetailDialog';
import { useEffect } from 'react';
import { createChunk, useChunk } from '../../lib/chunk.ts';
import * as css from './car-evidence.css.ts';
import { EvidenceSkeleton } from './evidence-skeleton.tsx';
import { type CarEvidenceProps, getEvidenceHeading } from './find-car.ts';
import { useDwellInViewport } from './use-dwell-in-viewport.ts';

const chunk = createChunk('the similar cars', () => import('./car-evidence.tsx'));

const SECTION_ID = 'car-evidence';

export function scrollToEvidence(): void {
  const section = document.getElementById(SECTION_ID);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** The code and the cars load only once the section has been visible for a moment. */
export function CarEvidenceSection({ listing, view }: CarEvidenceProps) {
  const [ref, hasBeenVisible] = useDwellInViewport();
  const state = useChunk(chunk);
  useEffect(() => {
    if (hasBeenVisible) chunk.fetch();
  }, [hasBeenVisible]);
  return (
    <div ref={ref} id={SECTION_ID} tabIndex={-1} className={css.place}>
      {hasBeenVisible && state.status === 'here' ? (
        <state.module.CarEvidence listing={listing} view={view} />
      ) : state.status === 'failed' ? (
        <CarDetailSection heading={getEvidenceHeading(listing)}>
          <p className={css.note}>We couldn’t load the similar cars. Close these details and open them again.</p>
        </CarDetailSection>
      ) : (
        <EvidenceSkeleton listing={listing} />
      )}
    </div>
  );
}
