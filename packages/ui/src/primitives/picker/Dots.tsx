import { Picker, type PickerItem } from './Picker.tsx';
import { dot, dots } from './Dots.css.ts';

interface DotsProps {
  label: string;
  items: readonly PickerItem[];
  index: number;
  onPick: (index: number) => void;
  controls: string;
}

/** A dot for each; the one that is shown is a dash. */
export function Dots(props: DotsProps) {
  return <Picker {...props} className={dots} itemClassName={dot} part="Dots" itemPart="Dot" />;
}
