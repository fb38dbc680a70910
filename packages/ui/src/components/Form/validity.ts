import type { Problems } from '../../internal/field/index.ts';
import { constraints, type FormControl, type ValidationMessages } from './messages.ts';

export const isFormControl = (element: Element): element is FormControl =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** The controls that can be filled in, in their order on the page. */
export const controlsOf = (form: HTMLFormElement): FormControl[] =>
  [...form.elements].filter(isFormControl).filter(({ type }) => type !== 'hidden');

/** A control whose value is sent by another one says by `data-name` which field it belongs to; one without any has an id. */
export const nameOf = (control: FormControl) => control.name || (control.dataset['name'] ?? control.id);

/** A part of the kit's field that the control belongs to; a control that stands alone in the form has none. */
function partOf(control: FormControl, part: 'Label' | 'Input'): HTMLElement | null {
  const field = control.closest('[data-component]');
  if (field === null || field.contains(control.form)) return null;
  return field.querySelector<HTMLElement>(`[data-part="${part}"]`);
}

/** What is focused for it: a control that is hidden only stands for another one. */
export const focusOf = (control: FormControl): HTMLElement => partOf(control, 'Input') ?? control;

const labelOf = (control: FormControl) =>
  (partOf(control, 'Label') ?? control.labels?.[0])?.textContent.trim() ?? nameOf(control);

/** What is wrong with the value of a control, in words; nothing where it is as it should be. */
export function problemOf(control: FormControl, messages: ValidationMessages): string | undefined {
  const { validity } = control;
  if (!control.willValidate || validity.valid) return undefined;
  // the caller's own words, by `setCustomValidity`
  if (validity.customError) return control.validationMessage;
  const { requiredMessage } = focusOf(control).dataset;
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
