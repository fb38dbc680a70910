import { withCar } from '@forecourt/search-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createChunk, useChunk } from '../../lib/chunk.ts';
import { ChunkFailed } from '../../lib/chunk-failed.tsx';
import { useIntent } from '../../lib/use-intent.ts';
import { type CarDialogProps, findCar } from './find-car.ts';

const chunk = createChunk("the car's dialog", () => import('./open-car.tsx'));

/** The dialog's code loads when a car is hovered or focused, or when the dialog opens. */
export function CarDialog({ view, ...handlers }: CarDialogProps) {
  const isOpen = findCar(view).status !== 'closed';
  const state = useChunk(chunk);
  useIntent('[data-component="CarCard"], [data-car]', chunk.fetch);
  // The key also changes on a link to the same car, so that a failed chunk is requested again.
  const { key } = useLocation();
  useEffect(() => {
    if (isOpen) chunk.fetch();
  }, [isOpen, key]);

  if (state.status === 'here') return <state.module.OpenCar view={view} {...handlers} />;
  if (state.status === 'failed' && isOpen)
    return (
      <ChunkFailed
        message="We couldn’t load the car’s details. Check your connection and try again."
        onClose={() => view.show(withCar(view.state, undefined))}
      />
    );
  return null;
}
