import { Icon } from '@forecourt/ui/Icon';
import { ToggleButton } from '@forecourt/ui/ToggleButton';
import type { SavableListing } from './saved-car.ts';
import { useSave } from './use-save.ts';

/** Renders the button in a car's dialog that saves the car. Its code loads with the first dialog. */
export default function SaveButton({ listing }: { listing: SavableListing }) {
  const { isSaved, name, toggle, prepare } = useSave(listing);
  return (
    <ToggleButton isSelected={isSaved} aria-label={name} onHoverStart={prepare} onFocus={prepare} onChange={toggle}>
      <Icon name="bookmark" size="s" isFilled={isSaved} /> Save
    </ToggleButton>
  );
}
