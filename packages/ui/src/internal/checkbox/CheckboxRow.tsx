import type { ReactNode } from 'react';
import { CheckboxButton } from 'react-aria-components/Checkbox';
import { Icon } from '../../components/Icon/index.ts';
import { flag } from '../element/index.ts';
import { hidden } from '../field/Field.css.ts';
import type { FieldSize } from '../field/index.ts';
import * as css from './checkbox.css.ts';

interface CheckboxRowProps {
  size?: FieldSize | undefined;
  /** The `data-part` of the label. */
  labelPart: 'Label' | 'OptionLabel';
  label: ReactNode;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean | undefined;
  /** Shown after the label. */
  children?: ReactNode;
  /** Shown between the box and the label. */
  start?: ReactNode;
  /** Shown at the end of the row. */
  end?: ReactNode;
  /** Makes the row as wide as its container. */
  isWide?: boolean | undefined;
  /** Whether the value is excluded: the box shows a minus, and the label is struck through. */
  isExcluded?: boolean | undefined;
}

/** Must be inside the React Aria field of a checkbox. */
export function CheckboxRow({
  size = 'm',
  labelPart,
  label,
  isLabelHidden = false,
  children,
  start,
  end,
  isWide = false,
  isExcluded = false,
}: CheckboxRowProps) {
  return (
    <CheckboxButton className={css.row({ size, isWide })}>
      {({ isIndeterminate }) => (
        <>
          <span className={css.box} data-part="Control" data-excluded={flag(isExcluded)}>
            <Icon name={isIndeterminate || isExcluded ? 'minus' : 'check'} className={css.tick} />
          </span>
          {start}
          <span className={isLabelHidden ? hidden : css.label}>
            <span className={isExcluded ? css.excluded : undefined} data-part={labelPart}>
              {label}
            </span>
            {children}
          </span>
          {end}
        </>
      )}
    </CheckboxButton>
  );
}
