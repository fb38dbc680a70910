import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Error messages by field name, one or several for each field. */
export type FormErrors = Readonly<Record<string, string | readonly string[]>>;

const NO_ERRORS: FormErrors = {};

const getMessages = (errors: FormErrors, name: string): readonly string[] => [errors[name] ?? []].flat();

const haveSameErrors = (a: FormErrors, b: FormErrors) =>
  Object.keys({ ...a, ...b }).every((name) => getMessages(a, name).join('\n') === getMessages(b, name).join('\n'));

/**
 * A new object with the same errors counts as new only after another submission, because apps often write the object
 * inline.
 */
export function useServerErrors(form: RefObject<HTMLFormElement | null>, latestErrors: FormErrors = NO_ERRORS) {
  const [{ errors, isSubmitted }, setState] = useState({ errors: latestErrors, isSubmitted: false });
  const isSubmissionPending = useRef(false);
  const [unmatchedMessages, setUnmatchedMessages] = useState<readonly string[]>([]);

  if (errors !== latestErrors && (isSubmitted || !haveSameErrors(errors, latestErrors)))
    setState({ errors: latestErrors, isSubmitted: false });

  useLayoutEffect(() => {
    const names = new Set(form.current && getControls(form.current).map(({ name }) => name));
    const messages = Object.keys(errors).flatMap((name) => (names.has(name) ? [] : getMessages(errors, name)));
    // oxlint-disable-next-line react/set-state-in-effect -- only the document knows which fields exist
    setUnmatchedMessages((before) => (before.join('\n') === messages.join('\n') ? before : [...new Set(messages)]));
  }, [form, errors]);

  useEffect(() => {
    const first = form.current && getControls(form.current).find(({ name }) => getMessages(errors, name).length > 0);
    if (!first || !isSubmissionPending.current) return;
    isSubmissionPending.current = false;
    (getField(first)?.querySelector<HTMLElement>('[data-part="Input"]') ?? first).focus();
  }, [form, errors]);

  const onSubmit = () => {
    isSubmissionPending.current = true;
    setState((before) => ({ ...before, isSubmitted: true }));
  };

  /**
   * React resets the form after each action, and React Aria clears the errors on that reset once a field has been
   * removed.
   */
  const restoreAfterAction = () => setState((before) => ({ ...before, errors: { ...before.errors } }));

  /**
   * React Aria makes a field with a server error invalid until it changes, but only the server knows whether the value
   * is still invalid.
   */
  const allowSubmission = () => {
    // React Aria joins the messages of a field.
    const messages = new Set(Object.keys(errors).map((name) => getMessages(errors, name).join(' ')));
    for (const control of form.current ? getControls(form.current) : [])
      if (control.validity.customError && messages.has(control.validationMessage)) control.setCustomValidity('');
  };
  return { errors, unmatchedMessages, onSubmit, allowSubmission, restoreAfterAction };
}

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isFormControl = (element: unknown): element is FormControl =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/**
 * A select and a combo box contain their hidden control, but React Aria puts that of a number field after the field.
 */
function getField(control: FormControl): Element | null {
  const before = control.previousElementSibling;
  return before?.matches('[data-component="NumberField"]') ? before : control.closest('[data-component]');
}

const getControls = (form: HTMLFormElement) => [...form.elements].filter(isFormControl);
