import type { Context, ReactNode, RefObject } from 'react';
import { GroupContext } from 'react-aria-components/Group';
import { type ContextValue, useContextProps } from 'react-aria-components/slots';
import { control } from './Field.css.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import type { FieldProps } from './field-props.ts';

interface FieldFrameProps
  extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'optionalLabel' | 'size'>, Omit<FieldNotesProps, 'field'> {
  /** The rules that an error message can mention. */
  rules?: Omit<FieldNotesProps['field'], 'label'>;
  /** The box around the control. Overlays align with it. */
  boxRef?: RefObject<HTMLDivElement | null>;
  /** Shown between the box and the description. */
  below?: ReactNode;
  children: ReactNode;
}

/** Must be inside the React Aria component that connects the label, control, description and error. */
export function FieldFrame({
  label,
  isLabelHidden,
  optionalLabel,
  size = 'm',
  rules,
  boxRef,
  below,
  children,
  ...notes
}: FieldFrameProps) {
  // React Aria aligns the list of a combo box with its group, which is this box.
  const [, box] = useContextProps(
    {},
    boxRef ?? null,
    GroupContext as unknown as Context<ContextValue<object, HTMLDivElement>>,
  );
  return (
    <>
      <FieldLabel {...{ label, isLabelHidden, optionalLabel }} />
      <div ref={box} className={control({ size })} data-part="Control">
        {children}
      </div>
      {below}
      <FieldNotes {...notes} field={{ label, ...rules }} />
    </>
  );
}
