import type { Reading } from '../index.ts';
import { needsNoReport } from './classify-message.ts';

const MAX_QUOTED = 2;
const MAX_WORDS = 4;
/** No words of a longer message are quoted. */
const MAX_MESSAGE_WORDS = 14;
const MAX_CHARACTERS = 28;

/**
 * Matches words that are never quoted: 'search', which is in every trigger phrase, parts of links and code, and
 * pronouns, which occur in stories.
 */
const UNQUOTABLE_TEXT = /search|https?|www|script|onerror|[<>[\]{}@/\\]|\b(?:i|me|my|myself|we|us|our|you|your)\b/iu;

/** Returns whether the buyer's words may be quoted: only short, plain words, never a link, HTML or a trigger phrase. */
const isQuotable = (words: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N} .'’-]*$/u.test(words) &&
  /\p{L}{2}/u.test(words) &&
  words.length > 2 &&
  words.length <= MAX_CHARACTERS &&
  words.split(' ').length <= MAX_WORDS &&
  !/\.\p{L}/u.test(words) &&
  !UNQUOTABLE_TEXT.test(words);

/** Matches a clause about the buyer or others, which is not a wish: 'she has a bad knee', 'I heard they are banned'. */
const STORY_WORDS = /\b(?:i|we|he|she|they|it|who|my|our|his|her|their|was|were|had|been|because|since|when)\b/iu;
const WISH_WORDS =
  /\b(?:with|wants?|wanted|needs?|likes?|love|after|looking|prefer\w*|must|having|plus|got|get|find|ideally|some|any)\b/iu;
const CLAUSE_END = /[,.;:!?]|\b(?:but|because|so)\b/giu;

/** Returns whether a part of a message is in a clause that tells a story. */
function isStory(content: string, start: number, end: number): boolean {
  const ends = [...content.matchAll(CLAUSE_END)].map(({ index }) => index);
  const from = ends.findLast((index) => index < start) ?? 0;
  const to = ends.find((index) => index >= end) ?? content.length;
  return STORY_WORDS.test(content.slice(from, to)) && !WISH_WORDS.test(content.slice(from, start));
}

/** Quotes a few of the unrecognised words of a message, if they are fit to repeat. */
export function quoteUnread({ unread }: Pick<Reading, 'unread'>, message: number, content: string): string[] {
  if (content.trim().split(/\s+/u).length > MAX_MESSAGE_WORDS) return [];
  return unread
    .filter(({ message: at, start, end }) => at === message && !isStory(content, start, end))
    .map(({ start, end }) => content.slice(start, end).replace(/\s+/gu, ' '))
    .filter((words) => isQuotable(words) && !needsNoReport(words))
    .slice(0, MAX_QUOTED)
    .map((words) => `'${words}'`);
}
