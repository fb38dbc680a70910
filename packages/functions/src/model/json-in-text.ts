/**
 * Extracts the JSON object from a model's text, which may contain a code fence or prose around it.
 *
 * @returns `undefined` if there is no complete object.
 */
export function extractJsonObject(text: string): Record<string, unknown> | undefined {
  let start = text.indexOf('{');
  for (let attempts = 0; start !== -1 && attempts < MAX_ATTEMPTS; attempts++) {
    const objectEnd = findObjectEnd(text, start);
    if (objectEnd === undefined) return undefined;
    const value = parseJson(text.slice(start, objectEnd));
    if (value !== undefined) return value as Record<string, unknown>;
    // These braces are not JSON. Continues after them, so that the text is scanned once.
    start = text.indexOf('{', objectEnd);
  }
  return undefined;
}

const MAX_ATTEMPTS = 20;

/** Returns the offset after the closing brace. Braces in strings do not count. */
function findObjectEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let isString = false;
  for (let i = start; i < text.length; i++) {
    const character = text[i];
    if (isString) {
      if (character === '\\') i++;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return i + 1;
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not JSON: braces in prose, or malformed output.
  }
}
