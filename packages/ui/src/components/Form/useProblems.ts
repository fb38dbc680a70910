import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../internal/element/announce.ts';
import type { Problems } from '../../internal/field/index.ts';
import { controlsOf, focusOf, nameOf } from './validity.ts';

const none: Problems = {};

const isSame = (one: Problems, other: Problems) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/**
 * What is wrong at present: what the last attempt to send found, or what the server answered. Whenever there is
 * something new, the first field that has it is given the focus, once its message stands beside it and is read with it;
 * where the focus is there already, the message is announced.
 */
export function useProblems(fromServer: Problems = none) {
  const [state, setState] = useState({ problems: fromServer, heard: fromServer, isSent: false });
  const toFocus = useRef<HTMLFormElement>(null);

  // Callers write the object in place, so it is compared by content; but a server may say the same twice.
  if (state.heard !== fromServer && (state.isSent || !isSame(state.heard, fromServer)))
    setState({ problems: fromServer, heard: fromServer, isSent: false });

  const { problems, heard } = state;
  useLayoutEffect(() => {
    const form = toFocus.current;
    const first = form && controlsOf(form).find((control) => nameOf(control) in problems);
    if (!first) return;
    toFocus.current = null;
    const target = focusOf(first);
    // who sent it with Enter is there already, and a description that changes under the focus is read by few
    if (target === document.activeElement) announce(problems[nameOf(first)] ?? '');
    else target.focus();
  }, [heard, problems]);

  /** Takes over what an attempt to send `form` found; where that is nothing, what the server will say is waited for. */
  const report = useCallback((form: HTMLFormElement, found: Problems) => {
    toFocus.current = form;
    setState((before) => ({ ...before, problems: found, isSent: isSame(found, none) }));
  }, []);

  const mend = useCallback((name: string) => {
    setState((before) => {
      if (!(name in before.problems)) return before;
      const { [name]: _mended, ...problems } = before.problems;
      return { ...before, problems };
    });
  }, []);

  return { problems, report, mend };
}
