export interface Table {
  /** The measured quantity and its unit. */
  title: string;
  head: readonly string[];
  /** The first cell of each row is a name. */
  rows: readonly (readonly string[])[];
  /** Omitted for a table that only explains another one. */
  goal?: Goal;
}

export interface Goal {
  /** The goal in words, such as 'a layout shift of at most 0.1'. */
  text: string;
  isMet: boolean;
  /**
   * Which parts of the goal are met, and the result of each part that is not.
   * @default 'The goal is met' or 'The goal is missed'
   */
  result?: string;
  /**
   * Whether the result passes `--check`. A missed goal passes if the result is no worse than before.
   * @default isMet
   */
  isWithinLimit?: boolean;
}

export function printTable({ title, head, rows, goal }: Table): void {
  console.log(`${title}:`);
  for (const [name = '', ...cells] of [head, ...rows])
    console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(17)).join(''));
  console.log(goal ? `${formatGoal(goal)}\n` : '');
}

export function renderMarkdown({ title, head, rows, goal }: Table): string {
  const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = formatRow(head.map((_, index) => (index === 0 ? '---' : '---:')));
  return [`${title}:`, '', formatRow(head), rule, ...rows.map(formatRow), ...(goal ? ['', formatGoal(goal)] : [])].join(
    '\n',
  );
}

const formatGoal = ({ text, isMet, result = isMet ? 'The goal is met' : 'The goal is missed' }: Goal) =>
  `Goal: ${text}. ${result}.`;

export function computeQuantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
