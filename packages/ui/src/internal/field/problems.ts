import { createContext, useContext } from 'react';

/** What is wrong with the fields of a form: the field's name, and the words for it. */
export type Problems = Readonly<Record<string, string>>;

interface ProblemsOfForm {
  problems: Problems;
  /** Called by a field whose value changes without an event of a native control. */
  onMend: (name: string) => void;
}

/** Handed down by `Form`; a field that stands in none has its own `errorMessage` alone. */
export const ProblemsContext = createContext<ProblemsOfForm>({ problems: {}, onMend: () => undefined });

/** The problem of the field of that name, and what to call when it is mended. */
export function useProblem(name: string): [problem: string | undefined, onMend: () => void] {
  const { problems, onMend } = useContext(ProblemsContext);
  return [problems[name], () => onMend(name)];
}
