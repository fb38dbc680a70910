import {
  type FormHTMLAttributes,
  type InputEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  type SubmitEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classes, flag } from '../../internal/element/index.ts';
import { type Problems, ProblemsContext } from '../../internal/field/index.ts';
import { bothRefs } from '../../internal/element/refs.ts';
import { Icon } from '../Icon/index.ts';
import { error, errorIcon } from '../../internal/field/Field.css.ts';
import { form } from './Form.css.ts';
import { validationMessages as inEnglish, type ValidationMessages } from './messages.ts';
import { usePending } from './usePending.ts';
import { useProblems } from './useProblems.ts';
import { controlsOf, isFormControl, nameOf, problemOf, problemsOf } from './validity.ts';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate' | 'children'> {
  /** Called with what was filled in, once nothing is wrong with it. While its promise lasts, the form is sent once. */
  onSubmit?: ((data: FormData, event: SubmitEvent<HTMLFormElement>) => void | Promise<void>) | undefined;
  /** What the server says of the fields, by their names: `{ email: 'Known already' }`. What it says of none of them stands above them all. */
  errors?: Problems | undefined;
  /** Replaces what is said where a value breaks a rule of its control. */
  validationMessages?: Partial<ValidationMessages> | undefined;
  /** The fields and the button; as a function it learns whether the form is being sent. */
  children: ReactNode | ((state: { isPending: boolean }) => ReactNode);
  ref?: Ref<HTMLFormElement> | undefined;
}

/**
 * Fields that are sent together. What they ask for is said with HTML's own attributes (`isRequired`, `type="email"`,
 * `minLength`), or with `setCustomValidity`; when the form is sent, each field says below itself and in words what is
 * wrong, the first such field has the focus, and what was typed stays. A message goes as soon as it is no longer true,
 * and none comes while someone is still typing.
 *
 * Give each field a `name`: by that its message finds it, and so do the `errors` of a server.
 */
export function Form({
  onSubmit,
  errors,
  validationMessages,
  children,
  className,
  onInput,
  onReset,
  ref,
  ...rest
}: FormProps) {
  const messages = { ...inEnglish, ...validationMessages };
  const { problems, report, mend } = useProblems(errors);
  const [isPending, during] = usePending();
  const root = useRef<HTMLFormElement>(null);
  const strays = useStrays(root, problems);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const found = problemsOf(event.currentTarget, messages);
    const isRight = Object.keys(found).length === 0;
    if (!isRight || isPending || onSubmit) event.preventDefault();
    if (isPending) return;
    report(event.currentTarget, found);
    if (!isRight || !onSubmit) return;
    during(onSubmit(new FormData(event.currentTarget, event.nativeEvent.submitter), event));
  };

  const input = (event: InputEvent<HTMLFormElement>) => {
    onInput?.(event);
    const { target } = event;
    if (!(target instanceof Element) || !isFormControl(target)) return;
    const shown = problems[nameOf(target)];
    if (shown !== undefined && problemOf(target, messages) !== shown) mend(nameOf(target));
  };

  return (
    <form
      {...rest}
      ref={useMemo(() => bothRefs(root, ref), [ref])}
      // in words of ours, beside the field, instead of the browser's bubble
      noValidate
      aria-busy={isPending || undefined}
      data-component="Form"
      data-pending={flag(isPending)}
      className={classes(form, className)}
      onSubmit={submit}
      onInput={input}
      onReset={(event) => {
        onReset?.(event);
        for (const name of Object.keys(problems)) mend(name);
      }}
    >
      {strays.map((message) => (
        <p key={message} role="alert" className={error} data-part="Problem">
          <Icon name="alert" size="s" className={errorIcon} />
          <span>{message}</span>
        </p>
      ))}
      <ProblemsContext value={useMemo(() => ({ problems, onMend: mend }), [problems, mend])}>
        {typeof children === 'function' ? children({ isPending }) : children}
      </ProblemsContext>
    </form>
  );
}

/** The messages of fields that the form has not: they have no other place to be read. */
function useStrays(root: RefObject<HTMLFormElement | null>, problems: Problems): readonly string[] {
  const [strays, setStrays] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const names = new Set(root.current && controlsOf(root.current).map(nameOf));
    const messages = Object.entries(problems).flatMap(([name, message]) => (names.has(name) ? [] : [message]));
    // oxlint-disable-next-line react/set-state-in-effect -- which fields there are, only the page says
    setStrays((before) => (before.join('\n') === messages.join('\n') ? before : [...new Set(messages)]));
  }, [root, problems]);
  return strays;
}
