import {
  type FormHTMLAttributes,
  type InputEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  type SyntheticEvent,
  useRef,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Form as AriaForm, FormContext } from 'react-aria-components/Form';
import { classes, flag } from '../../internal/element/index.ts';
import { type FormStrings, FormStringsContext } from '../../internal/field/index.ts';
import { Icon } from '../Icon/index.ts';
import { error, errorIcon } from '../../internal/field/Field.css.ts';
import { form } from './Form.css.ts';
import { usePending } from './usePending.ts';
import { type FormErrors, isFormControl, useServerErrors } from './useServerErrors.ts';

/** A constant, because a new value for each render, as in React Aria's Form, would render all fields again. */
const FIELD_CONTEXT = { validationBehavior: 'native' } as const;

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate' | 'children'> {
  /**
   * Called with the values once they are valid. If it returns a promise, the form cannot be submitted again until the
   * promise settles.
   */
  onSubmit?: ((data: FormData, event: SubmitEvent<HTMLFormElement>) => void | Promise<void>) | undefined;
  /**
   * The server's errors by field name, one or several for each field: `{ email: 'Already registered' }`. Errors of
   * unknown fields are shown above the fields.
   */
  errors?: FormErrors | undefined;
  /** The messages for values that break the rules of their fields. */
  strings?: Partial<FormStrings> | undefined;
  /** The fields and the button, or a function that receives `{ isPending }` and returns them. */
  children: ReactNode | ((state: { isPending: boolean }) => ReactNode);
  ref?: Ref<HTMLFormElement> | undefined;
}

/**
 * Fields that are submitted together. The fields state their rules (`isRequired`, `type="email"`, `minLength`,
 * `validate`). On submission each invalid field shows what is wrong, and the first one is focused. An error disappears
 * as soon as the value is valid. Give each field a `name`, so that the server's `errors` can be matched to it. `action`
 * works too, with `useActionState`.
 */
export function Form({
  onSubmit,
  errors: latestErrors,
  strings,
  children,
  className,
  onClickCapture,
  onInput,
  onReset,
  ref,
  ...rest
}: FormProps) {
  const root = useObjectRef(ref);
  const isActionPending = useRef(false);
  const [isPending, trackPending] = usePending();
  const server = useServerErrors(root, latestErrors);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isPending || onSubmit) event.preventDefault();
    if (isPending) return;
    server.onSubmit();
    isActionPending.current = typeof rest.action === 'function' && !onSubmit;
    if (onSubmit) trackPending(onSubmit(new FormData(event.currentTarget, event.nativeEvent.submitter), event));
  };

  // Handles the click, because it comes before the browser validates the fields; Enter also clicks the submit button.
  const prepareSubmission = (event: MouseEvent<HTMLFormElement>) => {
    onClickCapture?.(event);
    if (event.target instanceof Element && event.target.closest('[type="submit"]')) server.allowSubmission();
  };

  const restoreErrors = (event: SyntheticEvent<HTMLFormElement>) => {
    onReset?.(event);
    if (isActionPending.current) server.restoreAfterAction();
    isActionPending.current = false;
  };

  // React Aria updates an error only when the field loses focus, but a shown error should follow the value.
  const updateError = (event: InputEvent<HTMLFormElement>) => {
    onInput?.(event);
    const control = event.target;
    if (isFormControl(control) && control.ariaInvalid === 'true') control.dispatchEvent(new Event('change'));
  };

  return (
    <AriaForm
      // React Aria's types leave out event handlers that it does pass to the form element.
      {...({
        ...rest,
        onSubmit: submit,
        onInput: updateError,
        onClickCapture: prepareSubmission,
        onReset: restoreErrors,
      } as object)}
      ref={root}
      // The cast is safe, because React Aria does not change the arrays.
      validationErrors={server.errors as Record<string, string | string[]>}
      aria-busy={isPending || undefined}
      data-component="Form"
      data-pending={flag(isPending)}
      className={classes(form, className)}
    >
      {server.unmatchedMessages.map((message) => (
        <p key={message} role="alert" className={error} data-part="Problem">
          <Icon name="alert" size="s" className={errorIcon} />
          <span>{message}</span>
        </p>
      ))}
      <FormContext value={FIELD_CONTEXT}>
        <FormStringsContext value={strings}>
          {typeof children === 'function' ? children({ isPending }) : children}
        </FormStringsContext>
      </FormContext>
    </AriaForm>
  );
}
