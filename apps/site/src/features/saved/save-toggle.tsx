import { Icon } from '@forecourt/ui/Icon';
import { ToggleButton } from '@forecourt/ui/ToggleButton';
import { useAtomValue } from 'jotai';
import { log } from '../../lib/log.ts';
import { toast, toastChunk } from '../../lib/toasts.ts';
import { MAX_SAVED_CARS, savedKeysAtom } from './saved-atom.ts';
import * as css from './save-toggle.css.ts';
import type { SavableListing } from './saved-car.ts';
import type { SaveResult } from './saved-store.ts';

const loadStore = () => import('./saved-store.ts');

interface SaveToggleProps {
  listing: SavableListing;
  /** `plain`: without a frame, for cards and rows. @default 'plain' */
  variant?: 'plain' | 'framed';
}

/** Saves a car on this device, without an account. Its store loads when it is hovered or focused. */
export function SaveToggle({ listing, variant = 'plain' }: SaveToggleProps) {
  const keys = useAtomValue(savedKeysAtom);
  const isSaved = keys.has(listing.key);
  const prepare = () => {
    toastChunk.fetch();
    loadStore().catch(() => {
      // The press tries again and reports it.
    });
  };
  return (
    <ToggleButton
      size={variant === 'plain' ? 's' : 'm'}
      className={variant === 'plain' ? css.plain : ''}
      isSelected={isSaved}
      aria-label={`Save ${`${listing.make} ${listing.model}`.trim()} on this device`}
      onHoverStart={prepare}
      onFocus={prepare}
      onChange={(isSelected) => void change(listing, isSelected, keys.size === 0)}
    >
      <Icon name="bookmark" size="s" isFilled={isSaved} /> Save
    </ToggleButton>
  );
}

async function change(listing: SavableListing, isSelected: boolean, isFirst: boolean): Promise<void> {
  try {
    const { saveCar, removeCar } = await loadStore();
    if (isSelected) report(saveCar(listing), isFirst);
    else removeCar(listing.key);
  } catch (error) {
    log.warn('The list of saved cars could not be loaded.', { error });
    toast({
      tone: 'error',
      title: 'This car wasn’t saved',
      description: 'Part of the page didn’t load. Check your connection and try again.',
    });
  }
}

function report(result: SaveResult, isFirst: boolean): void {
  if (result === 'saved' && isFirst)
    toast({
      tone: 'success',
      title: 'Saved on this device',
      description: 'You’ll find it under Saved at the top of the page.',
    });
  if (result === 'unpersisted')
    toast({
      tone: 'warning',
      title: 'Saved until you leave this page',
      description: 'Your browser’s storage is full or blocked, so we can’t keep the car on this device.',
    });
  if (result === 'full')
    toast({
      tone: 'warning',
      title: `You’ve saved ${MAX_SAVED_CARS} cars, which is the most we keep`,
      description: 'Remove one from your saved cars, then save this one.',
    });
  if (result === 'invalid') toast({ tone: 'error', title: 'This advert can’t be saved: its details are incomplete' });
}
