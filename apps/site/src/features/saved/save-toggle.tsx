import { Icon } from '@forecourt/ui/Icon';
import type { SavableListing } from './saved-car.ts';
import * as css from './save-toggle.css.ts';
import { useSave } from './use-save.ts';

/** A native button, because every card has one and the results page loads it at once. */
export function SaveToggle({ listing }: { listing: SavableListing }) {
  const { isSaved, name, toggle, prepare } = useSave(listing);
  return (
    <button
      type="button"
      className={css.toggle}
      aria-label={name}
      aria-pressed={isSaved}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={toggle}
    >
      <Icon name="bookmark" size="s" isFilled={isSaved} /> Save
    </button>
  );
}
