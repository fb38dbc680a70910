/**
 * The JSON object that a model wrote: alone, in a fence, or behind leading words, as careless ones do.
 *
 * @returns `undefined` where there is none, or only the beginning of one.
 */
export function extractJsonObject(text: string): Record<string, unknown> | undefined {
  let at = text.indexOf('{');
  for (let tries = 0; at !== -1 && tries < MAX_TRIES; tries++) {
    const end = endOfObject(text, at);
    if (end === undefined) return undefined;
    const value = parsed(text.slice(at, end));
    if (value !== undefined) return value as Record<string, unknown>;
    // braces of the prose before it: go on behind them, so that a text is gone through once
    at = text.indexOf('{', end);
  }
  return undefined;
}

/** Prose has not more braces than that before the object. */
const MAX_TRIES = 20;

/** The offset behind the brace that closes the one at `start`; braces within strings do not count. */
function endOfObject(text: string, start: number): number | undefined {
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no JSON: braces of the prose, or a careless model's
  }
}
