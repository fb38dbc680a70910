import { fold } from '../../internal/element/fold.ts';
import type { ListOption } from '../../internal/options/ListOption.ts';

/** The option whose name was typed in full; or, if that will do, the only one that has it in its name. */
export function meant(options: readonly ListOption[], text: string, isOnlyOneEnough: boolean): ListOption | undefined {
  const typed = fold(text);
  if (typed === '') return undefined;
  const found = options.filter((option) => !option.isDisabled && fold(option.label).includes(typed));
  const exact = found.find(({ label }) => fold(label) === typed);
  return exact ?? (isOnlyOneEnough && found.length === 1 ? found[0] : undefined);
}
