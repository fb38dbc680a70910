import { type Context, type RefObject, useEffect, useEffectEvent } from 'react';
import { FieldInputContext } from 'react-aria-components/Autocomplete';
import { type ContextValue, useSlottedContext } from 'react-aria-components/slots';
import { useControlledState } from 'react-stately/useControlledState';

interface TextValueProps {
  slot?: string | null | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/**
 * Returns the `value` and `onChange` of a text control, for React Aria's components. Keeps text that was typed or
 * restored before hydration, which React would reset to the initial value at the next render. A value from the context
 * of React Aria's component or of its Autocomplete applies if the props have none. React Aria passes later changes to a
 * context's `onChange`.
 */
export function useTextValue<Props extends TextValueProps>(
  { slot, value, defaultValue, onChange }: TextValueProps,
  control: RefObject<{ value: string } | null>,
  context: Context<ContextValue<Props, HTMLDivElement>>,
) {
  const outer = useSlottedContext(context, slot);
  const autocomplete = useSlottedContext(FieldInputContext);
  const [text, setText] = useControlledState<string>(
    value ?? outer?.value ?? autocomplete?.value,
    defaultValue ?? outer?.defaultValue ?? '',
    onChange,
  );
  const adoptControlText = useEffectEvent(() => {
    const controlText = control.current?.value;
    if (controlText === undefined || controlText === text) return;
    setText(controlText);
    outer?.onChange?.(controlText);
    autocomplete?.onChange?.(controlText);
  });
  useEffect(() => adoptControlText(), []);
  return { value: text, onChange: setText };
}
