// The constructions that the prose check rejects. CONTRIBUTING.md, Names and words, has the guide and the glossary.
import type { Kind } from './read-passages.ts';

export interface Rule {
  readonly pattern: RegExp;
  readonly replacement: string;
  /**
   * The kinds that the rule applies to.
   * @default all kinds except names
   */
  readonly kinds?: readonly Kind[];
}

const SENTENCE_START = String.raw`(?<=^\s*|[.!]\s+)`;

const WORDS: readonly [string, string][] = [
  ['shall', '“should”, “will” or the present tense'],
  ['mend(s|ed|ing)?', '“fix”'],
  ['beside', '“next to”'],
  ['anew', '“again”'],
  ['who(m)?ever', '“users who”, “anyone who”'],
  [
    'whither|whence|thither|hither|ere|lest|nought|aught|ought|upon|amongst|whilst|albeit|thereof|whereby|wherein|whereof|henceforth',
    'a word of this century',
  ],
  ['some (\\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|a hundred)', '“about”'],
  [
    '(?<!(there|here|but) )(is|are|was|were) no (?!longer|more|less|fewer|later|earlier|better|worse|larger|bigger|higher|lower|different|such)',
    '“is not a …”',
  ],
  ['(to|for|of|by|with|from|tells|shows|lets) who', '“users who”'],
  ['knows? (no|nothing of)', '“does not know”, “does not have”'],
  ['(says?|said|tells?|told|knows?|hears?|heard|learns?) of', '“about”'],
  ['less motion', '“reduced motion”'],
  ['(only |nothing |none |undefined |except )where|where (there (is|are)|nothing|none|no)', '“if” or “when”'],
  [
    'stands? (in(?! for)|at|below|above|under|next|before|behind|still|further|between|out of|there)',
    '“is”, “stays”, “does not move”',
  ],
  ['(comes?|came) (by|alive)', '“get”, “becomes interactive”'],
  ['(is|are) to be (seen|had|read|found)', '“is visible”, “is available”'],
  ['in silence', '“silently”'],
  [
    '(has|have|moves?|keeps?|receives?|loses?|returns?|restores?|leaves?) the focus(?! (ring|trap|order|target|style))',
    '“focus”',
  ],
  ['as high as', '“as tall as”'],
  ['also if', '“even if”'],
  ['may we', 'what the user decides'],
  ['where that', '“if that”'],
  ['did not come', '“failed to load”'],
  ['makes? a search of', '“searches for”'],
  ['(is|are) seen to', '“visibly”'],
  ['beyond sense', '“absurd”'],
  ['time to be up', '“timeout”'],
  ['is the \\w+ there(?=\\?)', '“Check your …”'],
  ['(margin|profit|price|cost) a car', '“per car”'],
];

export const RULES: readonly Rule[] = [
  ...WORDS.map(([words, replacement]) => ({
    pattern: new RegExp(String.raw`\b(${words.replaceAll(' ', String.raw`\s+`)})\b`, 'giu'),
    replacement,
  })),
  {
    pattern: new RegExp(
      String.raw`${SENTENCE_START}(What|Who|Whose|Where|That of|Those (of|that|who|which))\s[^?.:]*[.:](?=\s|$)(?![^.?]*\?)`,
      'gu',
    ),
    replacement: 'a subject first: name the thing that the sentence is about',
    kinds: ['comment', 'error', 'copy', 'document'],
  },
  {
    pattern: /^\W*(What|Who|Whose|Where)(\s+\S+){6,}/gu,
    replacement: 'a title that readers would search for',
    kinds: ['heading'],
  },
  {
    pattern: /^\s*(what|who|where|how|that|those|whatever|whoever|it|should)\b.*/giu,
    replacement: 'the behaviour in the present tense: “closes on Escape”',
    kinds: ['title'],
  },
  { pattern: /^.{80,}$/gu, replacement: 'a title of less than 80 characters', kinds: ['title'] },
  {
    pattern: /^(?!is|has|with)\w+Of$/gu,
    replacement: 'a name that starts with a verb: getRoute, not routeOf',
    kinds: ['function'],
  },
  {
    pattern: /^(MOST|LEAST|LONGEST|SHORTEST|FEWEST)_\w+|^(LONGEST|SHORTEST)$/gu,
    replacement: 'MAX_… or MIN_…',
    kinds: ['name'],
  },
  { pattern: /^(KEPT|STORED)_\w+/gu, replacement: '…_STORAGE_KEY or …_TIMEOUT_MS', kinds: ['name'] },
  {
    pattern:
      /^(given|told|heard|said|meant|crossed|chooser|finder|useReach|useDepartures|ledTo|takeHold|onMend|askAhead|searchAhead|keepOneEntry|wayOut|bothRefs)$/giu,
    replacement: 'a verb and the standard term: omitUndefined, getNextIndex',
    kinds: ['function'],
  },
  {
    pattern:
      /^(Heard|Told|Given|Chooser|Finder|Departures|Stances?|Several|patience|preferring|heldBack|CROSSED|MEANT)$/gu,
    replacement: 'the standard term: timeouts, Polarity',
    kinds: ['function', 'name'],
  },
];

/** Texts that may break a rule. The check fails if an exception is no longer needed. */
export const EXCEPTIONS: readonly [file: string, excerpt: string, reason: string][] = [
  [
    'packages/assistant/src/conversation/reply-texts.ts',
    'Shall',
    'docs/specification.md has “shall I search” as a trigger phrase',
  ],
  [
    'packages/assistant/src/conversation/trigger-phrases.ts',
    'shall',
    'docs/specification.md has “shall I search” as a trigger phrase',
  ],
];

/** Reads the column “not” of the glossary in CONTRIBUTING.md. */
export function readGlossary(contributing: string): Rule[] {
  const [, table = ''] = contributing.split(/^\| say +\| for +\| not +\|$/mu);
  const [rows = ''] = table.trimStart().split('\n\n');
  return [...rows.matchAll(/^\| (?<terms>\w[^|]*?) +\|[^|]+\| (?<words>`[^|]*?) +\|$/gmu)].map(({ groups }) => ({
    pattern: new RegExp(String.raw`\b(${groups?.['words']?.replaceAll('`', '').replaceAll(', ', '|')})s?\b`, 'giu'),
    replacement: `“${groups?.['terms']?.replaceAll(', ', '” or “')}”`,
  }));
}
