import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { FieldError, type ValidationResult } from 'react-aria-components/FieldError';
import { Icon } from '../../components/Icon/index.ts';
import { announce } from '../element/announce.ts';
import { useFormats, useStrings } from '../locale/index.ts';
import { error, errorIcon, hint } from './Field.css.ts';
import type { FieldProps } from './field-props.ts';
import { enGB } from './strings.ts';
import { constraints, FormStringsContext, getValidationMessage, type InvalidField } from './validation-messages.ts';

export interface FieldNotesProps extends Pick<FieldProps, 'description' | 'errorMessage' | 'requiredMessage'> {
  field: InvalidField;
  descriptionId: string;
}

export function FieldNotes({ description, descriptionId, errorMessage, requiredMessage, field }: FieldNotesProps) {
  const text = useStrings('Form', enGB, useContext(FormStringsContext));
  const formats = useFormats();
  const getMessage = ({ validationDetails, validationErrors }: ValidationResult): string => {
    const constraint = constraints.find((candidate) => validationDetails[candidate]);
    if (constraint === undefined) return validationErrors.join(' ');
    return (constraint === 'valueMissing' && requiredMessage) || getValidationMessage(constraint, field, text, formats);
  };
  return (
    <>
      {description !== undefined && (
        <div id={descriptionId} className={hint} data-part="Description">
          {description}
        </div>
      )}
      <FieldError elementType="div" className={error} data-part="Error">
        {(validation) => (
          <>
            <Icon name="alert" size="s" className={errorIcon} />
            <ErrorText>{errorMessage ?? getMessage(validation)}</ErrorText>
          </>
        )}
      </FieldError>
    </>
  );
}

/**
 * Announces the error of a field that has focus, because screen readers do not read a description that changes while
 * the field has focus.
 */
function ErrorText({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const field = ref.current?.closest('[data-component]');
    if (field?.contains(document.activeElement)) announce(ref.current?.textContent ?? '');
  }, [children]);
  return <span ref={ref}>{children}</span>;
}
