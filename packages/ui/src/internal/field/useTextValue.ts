import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useControlledState } from 'react-stately/useControlledState';

interface TextValueProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/**
 * Returns the value of a text control, for React Aria's components. Keeps text that was typed or restored before
 * hydration. React would reset it to the initial value at the next render.
 */
export function useTextValue(
  { value, defaultValue = '', onChange }: TextValueProps,
  control: RefObject<{ value: string } | null>,
) {
  const [text, setText] = useControlledState<string>(value, defaultValue, onChange);
  const readControl = useEffectEvent(() => {
    const typed = control.current?.value;
    if (typed !== undefined && typed !== text) setText(typed);
  });
  useEffect(() => readControl(), []);
  return { value: text, onChange: setText };
}
