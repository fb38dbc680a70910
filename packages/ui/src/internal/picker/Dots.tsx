import { flag } from '../element/index.ts';
import { Picker, type PickerItem } from './Picker.tsx';
import { dot, dots } from './Dots.css.ts';

interface DotsProps {
  label: string;
  items: readonly PickerItem[];
  index: number;
  onPick: (index: number) => void;
  controls: string;
}

export function Dots(props: DotsProps) {
  return <Picker {...props} className={dots} itemClassName={dot} part="Dots" itemPart="Dot" />;
}

/** Shows dots that cannot be clicked, for use inside another control. */
export function Marks({ count, index }: { count: number; index: number }) {
  return (
    <span className={dots} aria-hidden="true" data-part="Marks">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={dot} data-current={flag(at === index)} />
      ))}
    </span>
  );
}
