import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent } from 'react';
import type { ControlProps } from '../../internal/field/index.ts';
import type { ListOption } from '../../internal/options/ListOption.ts';
import { formValue } from './Select.css.ts';

interface FormValueProps {
  options: readonly ListOption[];
  values: readonly string[];
  isMultiple: boolean;
  control: ControlProps;
  autoComplete: string | undefined;
  /** What the reader sees of it, and where the focus belongs. */
  button: RefObject<HTMLButtonElement | null>;
  onReset: () => void;
  /** The browser filled it in. */
  onFill: (values: string[]) => void;
}

/**
 * The native select that stands for the button in a form: it is sent, checked, reset and filled in by the browser.
 * Nobody sees or reaches it.
 */
export function FormValue({
  options,
  values,
  isMultiple,
  control,
  autoComplete,
  button,
  onReset,
  onFill,
}: FormValueProps) {
  const reset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented) onReset();
  });
  useEffect(() => {
    const form = button.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [button]);

  const fill = ({ currentTarget }: SyntheticEvent<HTMLSelectElement>) =>
    onFill([...currentTarget.selectedOptions].map(({ value }) => value).filter(Boolean));

  return (
    <select
      // another for other values, so that they are what the browser resets it to: its own reset comes after ours
      key={JSON.stringify(values)}
      className={formValue}
      aria-hidden
      tabIndex={-1}
      multiple={isMultiple}
      name={control.name}
      data-name={control.name ?? control.id}
      required={control.required}
      disabled={control.disabled}
      autoComplete={autoComplete}
      defaultValue={isMultiple ? values : (values[0] ?? '')}
      // of what a browser fills in some say one, some the other
      onChange={fill}
      onInput={fill}
      // where the browser asks for it itself
      onFocus={() => button.current?.focus()}
    >
      {!isMultiple && <option value="">None</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      {values
        // options that are loaded anew may be away for a moment
        .filter((value) => !options.some((option) => option.value === value))
        .map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
    </select>
  );
}
