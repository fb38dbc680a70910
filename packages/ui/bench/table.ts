/** Prints a row; the first cell is a name. */
export function printRow([name = '', ...cells]: readonly string[]): void {
  console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(17)).join(''));
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
