import type { Problems } from '../field/index.ts';
import { constraints, type FormControl, type ValidationMessages } from './messages.ts';

export const isFormControl = (element: Element): element is FormControl =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** The controls that can be filled in, in their order on the page. */
export const controlsOf = (form: HTMLFormElement): FormControl[] =>
  [...form.elements].filter(isFormControl).filter(({ type }) => type !== 'hidden');

/** A control whose value is sent by another one says by `data-name` which field it belongs to; one without any has an id. */
export const nameOf = (control: FormControl) => control.name || (control.dataset['name'] ?? control.id);

const labelOf = (control: FormControl) =>
  (
    control.closest('[data-component]')?.querySelector('[data-part="Label"]') ??
    control.labels?.[0] ??
    null
  )?.textContent.trim() ?? nameOf(control);

/** What is wrong with the value of a control, in words; nothing where it is as it should be. */
export function problemOf(control: FormControl, messages: ValidationMessages): string | undefined {
  const { validity } = control;
  if (!control.willValidate || validity.valid) return undefined;
  // the caller's own words, by `setCustomValidity`
  if (validity.customError) return control.validationMessage;
  const { requiredMessage } = control.dataset;
  if (validity.valueMissing && requiredMessage !== undefined) return requiredMessage;
  const constraint = constraints.find((each) => validity[each]);
  if (constraint === undefined) return undefined;
  return messages[constraint]({ name: nameOf(control), label: labelOf(control), control });
}

/** The first problem of every field. */
export function problemsOf(form: HTMLFormElement, messages: ValidationMessages): Problems {
  const problems: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const problem = problemOf(control, messages);
    if (problem !== undefined) problems[nameOf(control)] ??= problem;
  }
  return problems;
}
