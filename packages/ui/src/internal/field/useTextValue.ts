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
 * Keeps text that was typed or restored before hydration, which React would reset to the initial value at the next
 * render. If the props have no value, one from React Aria's context applies.
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
