import type { ReactNode } from 'react';
import { CheckboxButton } from 'react-aria-components/Checkbox';
import { Icon } from '../../components/Icon/index.ts';
import type { FieldSize } from '../field/index.ts';
import * as css from './checkbox.css.ts';

interface CheckboxRowProps {
  size?: FieldSize | undefined;
  /** The name of the part that has the label. */
  labelPart: 'Label' | 'OptionLabel';
  label: ReactNode;
  /** After the label. */
  children?: ReactNode;
}

/** The target of a checkbox, inside its React Aria field: the box and the label. */
export function CheckboxRow({ size = 'm', labelPart, label, children }: CheckboxRowProps) {
  return (
    <CheckboxButton className={css.row({ size })}>
      {({ isIndeterminate }) => (
        <>
          <span className={css.box} data-part="Control">
            <Icon name={isIndeterminate ? 'minus' : 'check'} className={css.tick} />
          </span>
          <span className={css.label}>
            <span data-part={labelPart}>{label}</span>
            {children}
          </span>
        </>
      )}
    </CheckboxButton>
  );
}
