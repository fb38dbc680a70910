/** A trimmed text that says something; `N/A`, dashes and their like are silence, and so `undefined`. */
export function said(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  return /^(n\/?a|[-–—]+|tbc|unknown|not (?:specified|available)|null|undefined)?$/i.test(trimmed)
    ? undefined
    : trimmed;
}
