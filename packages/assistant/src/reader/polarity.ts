import { findDismissedMention, findDismissedTopics, findIndifferentValues } from './dismissals.ts';
import { isExchanged, isOwnPrice, isSwapped } from './exchanges.ts';
import type { Mention } from './mentions.ts';
import { isCoordinated, isInNegationScope, isSameKind, type NegationScope } from './negation-scope.ts';
import {
  getOtherCarRole,
  endsClause,
  explainsNegation,
  findObject,
  getHeadEnd,
  hasFault,
  isDenial,
  isException,
  isDisliked,
  isHeadOfExcludedPhrase,
  isRefusedCondition,
  isRefusedInAnswer,
  isRelativeClause,
  isWholeQuestion,
  sharesRejection,
  isAlreadyExcluded,
  sharesExclusion,
  findDefinedMention,
  findRejectedMention,
  type PendingNegation,
  findRefusedTopics,
  findRejectedMentions,
} from './negations.ts';
import { ThirdPartyWishes } from './third-party-wishes.ts';
import {
  describesCar,
  ENDS_OWNERSHIP,
  isDisposal,
  isLent,
  isOwned,
  findGivenUpCar,
  isAboutCar,
  CONTINUES_DESCRIPTION,
} from './owners.ts';
import { type Cue, findCueFrom, getCueText, type Scan } from './scan.ts';
import type { Statement } from './statements.ts';
import { findNarratedMentions } from './narrated-mentions.ts';
import { findPastMentions, findEarlierMention, findConsideredMentions } from './past-mentions.ts';

const CONTROL_GROUPS = ['turns', 'dismissals', 'polarity'] as const;

const THIRD_PARTY_WISH =
  /^(?:wants|wanted|prefers|likes|loves|fancies|says|reckons|thinks|recommends|suggests|swears)$/u;
/** Words for people in general, whose wishes are not the buyer's: 'everyone wants SUVs'. */
const PEOPLE_IN_GENERAL = /^(?:everyone|everybody|people|they|friends)$/u;
const FIRST_PERSON_OR_MODAL = /^(?:i|im|ive|id|ill|we|weve|were|can|could)$/u;
/** Words after a 'no' that answers instead of negating: 'no the X3 sorry', but not 'no ID.3'. */
const AFTER_ANSWER_NO =
  /^(?:the|an?|i|im|id|ill|ive|we|were|wed|its?|he|she|just|only|that|thats|they|make|has|should)$/u;
/** Phrases about a car that the buyer only tried, or that belongs to somebody else. */
const TRIED_OR_BORROWED_CAR = /^(?:drove|driven|hired|rented|bought|has |hes|shes|theyve|l[io][kv]es)/u;
/** Pronouns that refer to cars mentioned before: 'I want one', 'show me both'. */
const PRONOUN = /^(?:one|some|both|either|them|those)$/u;
const DIRECT_WISH = /^(?:show|find|give|looking|lookin|after|instead|rather|get)/u;

export interface PolarityContext {
  scanned: Scan;
  mentions: readonly Mention[];
  isIdiom: (word: number) => boolean;
  /** Whether a word is in a part of the message that does not ask for a car. */
  isOffTopic: (word: number) => boolean;
  /** Whether the buyer has neither asked for nor excluded anything yet. */
  isFirst: boolean;
  /** The values that earlier turns asked for. */
  wishedValues: ReadonlySet<string>;
  /** Cars that the previous message asked about but did not want: 'How reliable is a Golf?' */
  questionedMentions: readonly Mention[];
}

const isMaxPrice = (mention: Mention): boolean =>
  mention.kind === 'bound' && mention.dimension === 'price' && mention.max !== undefined;

/** Decides whether each mention of a message is wanted, excluded, dropped, or about another car. */
export class PolarityReader {
  readonly #statements: Statement[] = [];
  readonly #unwantedMentions = new Set<Mention>();
  readonly #wantedMentions: Mention[] = [];
  /** The earlier value that each later one replaces: 7 in '7 seats, 5 is no good'. */
  readonly #replacedMentions = new Map<Mention, Mention>();
  /** Whether the buyer is describing their own car, and whether the description ends with the clause. */
  #isDescribingOwnCar = false;
  #isDescriptionOneClause = false;
  /** The index of the word from which the buyer describes their own car. */
  #ownedFrom = 0;
  #pendingNegation: PendingNegation | undefined;
  /** The negation of the last mention, which may apply to the next one: 'not red or blue'. */
  #scope: (NegationScope & { tag: PendingNegation['tag'] }) | undefined;
  #clauseStart = 0;
  #sentenceStart = 0;
  /** The buyer's present or former car, which 'another one' refers to. */
  #previousCar: Mention | undefined;
  #carWantedAgain: Mention | undefined;
  /** Whether `#previousCar` was only tried, or belongs to somebody else. If so, 'one' can refer to it. */
  #isTriedOrBorrowed = false;
  /** The index of the word after a dismissed topic such as 'any colour'. */
  #dismissalEnd = -1;
  #hasWish = false;
  /** The index of the first word of the last phrase that expresses a wish. */
  #wishAt = Infinity;
  readonly #thirdPartyWishes = new ThirdPartyWishes();
  readonly #context: PolarityContext;
  readonly #mentionAt: ReadonlyMap<number, Mention>;
  /** Cars that the message asks about but does not want. */
  readonly questionedMentions: Mention[] = [];
  /** The index of a pronoun that refers to the cars asked about: 'some' in 'show me some'. */
  #pronoun: number | undefined;
  /** Has a 1 for each word that was understood. */
  readonly readFlags: Uint8Array;

  constructor(context: PolarityContext) {
    this.#context = context;
    this.#mentionAt = new Map(context.mentions.map((mention) => [mention.from, mention]));
    this.readFlags = new Uint8Array(context.scanned.words.length);
  }

  readStatements(): Statement[] {
    const { scanned, isIdiom, isOffTopic } = this.#context;
    const { words } = scanned;
    for (let at = 0; at < words.length;) {
      this.#enterWord(at);
      const mention = this.#mentionAt.get(at);
      if (mention) {
        if (!isOffTopic(at)) this.#readMention(mention);
        else if (
          describesCar(mention) &&
          !isOwned(scanned, mention) &&
          // A rhetorical question is not about buying the car: 'Who wants a diesel?'
          !/^wh[oy]$/u.test(words[this.#sentenceStart]?.norm ?? '')
        )
          this.questionedMentions.push(mention);
        this.#markRead(mention.from, mention.to);
        at = mention.to;
        continue;
      }
      const isExceptionAfterBut = isException(
        scanned,
        this.#mentionAt,
        this.#wantedMentions.at(-1),
        this.#dismissalEnd,
        at,
      );
      const cue = isIdiom(at) || isExceptionAfterBut ? undefined : this.#findControlCue(at);
      if (cue && !isOffTopic(at)) {
        this.#readCue(cue);
        this.#markRead(cue.from, cue.to);
        at = Math.max(cue.to, at + 1);
        continue;
      }
      // Excludes the value after 'over' and 'to': 'a manual over an automatic', 'I prefer blue to red'.
      const isPreference =
        words[at]?.norm === 'over' ||
        (words[at]?.norm === 'to' &&
          words.slice(Math.max(0, at - 5), at).some(({ norm }) => norm.startsWith('prefer')));
      const preferredMention = isPreference ? this.#wantedMentions.at(-1) : undefined;
      const otherMention = this.#mentionAt.get(/^(?:an?|the)$/u.test(words[at + 1]?.norm ?? '') ? at + 2 : at + 1);
      if (preferredMention?.to === at && otherMention && isSameKind(preferredMention, otherMention)) {
        this.#pendingNegation = { tag: 'than', from: at, at: at + 1 };
        at++;
        continue;
      }
      if (isExceptionAfterBut) {
        this.#pendingNegation = { tag: 'not', from: at, at: at + 1 };
        at++;
        continue;
      }
      if (PEOPLE_IN_GENERAL.test(words[at]?.norm ?? '') && !/^(?:for|than|fits?)$/u.test(words[at - 1]?.norm ?? '')) {
        this.#thirdPartyWishes.startGenericSentence();
      }
      // A clause about the buyer ends the description of their old car: '… has to go and I'll be getting'.
      const startsOwnClause =
        words[at]?.norm === 'and' && /^(?:ill|id|im|were|well|wed)$/u.test(words[at + 1]?.norm ?? '');
      // 'Which' and laughter end a negation: 'the Skoda, not the snowman lol, petrol'.
      if (
        /^(?:which|lol|haha|lmao)$/u.test(words[at]?.norm ?? '') &&
        !(this.#pendingNegation && isRelativeClause(scanned, this.#mentionAt, this.#pendingNegation, at))
      )
        this.#pendingNegation = undefined;
      if (startsOwnClause || ENDS_OWNERSHIP.has(words[at]?.norm ?? '')) {
        this.#isDescribingOwnCar = false;
        // 'Any colour except maybe green' is still an exclusion.
        if (this.#pendingNegation?.at !== at || !/^(?:maybe|perhaps)$/u.test(words[at]?.norm ?? ''))
          this.#pendingNegation = undefined;
        this.#clauseStart = at;
      }
      at++;
    }
    const pastMentions = findPastMentions(scanned, this.#wantedMentions, this.#unwantedMentions, this.#wishAt);
    for (const mention of [...pastMentions, ...findConsideredMentions(scanned, this.#wantedMentions)])
      this.#unwantedMentions.add(mention);
    for (const mention of findNarratedMentions(scanned, this.#wantedMentions, this.#unwantedMentions))
      this.#unwantedMentions.add(mention);
    const remainingStatements = this.#statements.filter(
      (each) => !(each.type === 'want' && this.#unwantedMentions.has(each.mention)),
    );
    const hasCar = remainingStatements.some((each) => each.type === 'want' && each.mention.kind === 'car');
    if (this.#carWantedAgain && !hasCar)
      remainingStatements.push({ type: 'want', mention: this.#carWantedAgain, isAddition: false });
    // A question next to a limit is a wish: 'Is the Corolla any good? £15k or under'.
    const isLimited = remainingStatements.some((each) => each.type === 'want' && isMaxPrice(each.mention));
    if (this.questionedMentions.length > 0 && !hasCar && isLimited && this.#pronoun === undefined)
      return [
        ...this.questionedMentions.map((mention): Statement => ({ type: 'want', mention, isAddition: false })),
        ...remainingStatements,
      ];
    const { questionedMentions } = this.questionedMentions.length > 0 ? this : this.#context;
    const pronoun = this.#pronoun;
    if (pronoun === undefined || hasCar) return remainingStatements;
    const pronounRange = questionedMentions === this.questionedMentions ? {} : { from: pronoun, to: pronoun + 1 };
    const questionedStatements = questionedMentions.map((each): Statement => ({
      type: 'want',
      mention: { ...each, ...pronounRange },
      isAddition: false,
    }));
    return [...questionedStatements, ...remainingStatements];
  }

  #markRead(from: number, to: number): void {
    this.readFlags.fill(1, from, to);
  }

  #findControlCue(at: number): Cue | undefined {
    let longestCue: Cue | undefined;
    for (const group of CONTROL_GROUPS) {
      const cue = findCueFrom(this.#context.scanned, at, group);
      if (cue && (!longestCue || cue.to > longestCue.to)) longestCue = cue;
    }
    if (!longestCue) return undefined;
    // A cue does not count if it extends into a mention.
    for (let i = longestCue.from + 1; i < longestCue.to; i++) if (this.#mentionAt.has(i)) return undefined;
    return longestCue;
  }

  #enterWord(at: number): void {
    const word = this.#context.scanned.words[at];
    if (word?.gap === 'stop') {
      const { scanned } = this.#context;
      const deniedMention = isDenial(scanned, at) ? this.#wantedMentions.at(-1) : undefined;
      if (deniedMention?.kind === 'value' && deniedMention.from >= this.#sentenceStart) this.#retract(deniedMention);
      const refusedMention = this.#wantedMentions.at(-1);
      if (refusedMention && isRefusedInAnswer(scanned, this.#mentionAt, refusedMention, at))
        this.#retract(refusedMention);
      this.#sentenceStart = at;
      const isExplained = this.#pendingNegation?.tag === 'not' && explainsNegation(scanned, at);
      this.#pendingNegation =
        isExplained && this.#pendingNegation ? { ...this.#pendingNegation, isList: true, at: at + 2 } : undefined;
      if (!/^(?:n?or|and)$/u.test(word.norm)) this.#scope = undefined;
      this.#clauseStart = at;
      this.#hasWish = false;
      this.#thirdPartyWishes.endSentence();
      if (!(this.#isDescribingOwnCar && CONTINUES_DESCRIPTION.has(word.norm))) this.#isDescribingOwnCar = false;
    } else if (word?.gap === 'comma') {
      // A comma or a colon ends a negation ('let us not break the habit: a Berlingo'), unless the colon introduces the
      // excluded value ('must not have: diesel').
      const pending = this.#pendingNegation;
      if (
        pending &&
        pending.at <= at &&
        !isRelativeClause(this.#context.scanned, this.#mentionAt, pending, at) &&
        !(word.hasColon && isInNegationScope(this.#context.scanned, pending, { from: at }))
      )
        this.#pendingNegation = undefined;
      if (
        !word.hasColon &&
        this.#isDescriptionOneClause &&
        (word.number === undefined || this.#mentionAt.get(at)?.kind === 'car') &&
        !CONTINUES_DESCRIPTION.has(word.norm)
      )
        this.#isDescribingOwnCar = false;
    }
  }

  #readMention(mention: Mention): void {
    const { scanned } = this.#context;
    const pending = this.#pendingNegation;
    this.#pendingNegation = undefined;
    // A negation of something else does not exclude the place: 'no VAT, Oswestry'.
    const isInScope =
      mention.kind !== 'place' ||
      // 'Wouldn't go further than Swindon' is a limit.
      (!/^f[au]rther$/u.test(scanned.words[mention.from]?.norm ?? '') &&
        pending &&
        isInNegationScope(scanned, pending, mention));
    if (isInScope && (pending?.tag === 'not' || pending?.tag === 'than')) {
      const isFigure = mention.kind === 'bound' || mention.kind === 'radius';
      // '30k, no 9k' corrects the figure. '30k, not 9k' does not.
      const word = this.#context.scanned.words[pending.from]?.norm ?? '';
      const isCorrected = word === 'no' || (pending.tag === 'not' && !this.#isSaidBefore(mention));
      // Accepts the misspelling 'les than 30,000 miles'. No filter can express 'not a 2015'.
      const isYear = mention.kind === 'bound' && mention.dimension === 'year' && mention.min && mention.max;
      const isDate = isYear && isCorrected && pending.tag === 'not' && word !== 'no';
      if (isFigure && (isCorrected || word === 'than') && !isDate) this.#addWish(mention);
      if (isDate) this.#statements.push({ type: 'skip', mention });
      if (isFigure) {
        this.#scopeAfterFigure(mention, pending.isList === true);
        return;
      }
      const comparative = scanned.words[mention.from - 1]?.norm === 'than' && scanned.words[mention.from - 2]?.norm;
      if (mention.kind === 'count' && comparative) {
        // 'No less than 5 doors' asks for 5. No filter can express 'no more than 5 seats'.
        if (/^(?:less|fewer)$/u.test(comparative)) this.#addWish(mention);
        else this.#statements.push({ type: 'skip', mention });
        return;
      }
      this.#ruleOut(mention, { isList: false, ...pending, lastMention: mention }, pending.from);
      const next = this.#mentionAt.get(mention.to);
      const isPrefixed = scanned.words[mention.from]?.gap === 'joint' || word === 'non';
      if (next && !isPrefixed && sharesExclusion(scanned, mention, next))
        this.#pendingNegation = { ...pending, at: next.from };
      return;
    }
    if ((pending?.tag === 'drop' || pending?.tag === 'whichever') && isInNegationScope(scanned, pending, mention)) {
      this.#ruleOut(mention, { isList: false, tag: pending.tag, lastMention: mention }, mention.from);
      return;
    }
    if (this.#scope && !this.#isReplacement(mention) && isCoordinated(scanned, this.#mentionAt, this.#scope, mention)) {
      this.#ruleOut(mention, { ...this.#scope, lastMention: mention }, mention.from);
      return;
    }
    if (this.#scope && isHeadOfExcludedPhrase(scanned, this.#scope, mention)) {
      this.#statements.push({ type: 'skip', mention });
      this.#scope.lastMention = mention;
      return;
    }
    if (isSwapped(scanned, this.#mentionAt, mention)) {
      this.#statements.push({ type: 'drop', mention });
      this.#isDescribingOwnCar = false;
      return;
    }
    if (isAlreadyExcluded(scanned, this.#statements, mention)) return;
    const isNamed = mention.kind === 'value' || mention.kind === 'car';
    if (
      isNamed &&
      (isRefusedCondition(scanned, mention) ||
        isDisliked(scanned, mention) ||
        sharesRejection(scanned, this.#statements, mention))
    ) {
      this.#exclude(mention, mention.from);
      return;
    }
    // 'Not just 2018' does not set the year.
    const isExample =
      /^(?:just|only)$/u.test(scanned.words[mention.from - 1]?.norm ?? '') &&
      scanned.words[mention.from - 2]?.norm === 'not';
    if (isExample && mention.kind === 'bound') {
      this.#statements.push({ type: 'skip', mention });
      return;
    }
    const mentionRole = getOtherCarRole(scanned, mention);
    if (mentionRole === 'excluded') this.#exclude(mention, mention.from);
    else if (mentionRole === 'skipped') this.#statements.push({ type: 'skip', mention });
    if (mentionRole) return;
    // 'Golf sized' is a comparison and not a wish.
    const isListed = /^(?:or|and)$/u.test(scanned.words[mention.from - 1]?.norm ?? '');
    if (mention.kind === 'car' && !isListed && /^sized?$/u.test(scanned.words[mention.to]?.norm ?? '')) {
      this.#statements.push({ type: 'skip', mention });
      return;
    }
    if (hasFault(scanned, mention)) {
      this.#previousCar = mention;
      this.#isDescribingOwnCar = this.#isDescriptionOneClause = true;
      return;
    }
    if (this.#previousCar && isExchanged(scanned, mention)) this.#isDescribingOwnCar = false;
    if (this.#isDescribingOwnCar && (describesCar(mention) || isOwnPrice(scanned, mention))) {
      // A car that was written off is described in one clause: 'my Golf was written off, …'.
      this.#isDescriptionOneClause ||= mention.kind === 'flag' && mention.flag === 'writeoff';
      if (mention.kind === 'car') this.#previousCar = mention;
      return;
    }
    this.#addWish(mention);
    const isNothing = /^(?:nothing|nowt|nothin|none)$/u.test(scanned.words[mention.from]?.norm ?? '');
    if (isNothing && mention.kind === 'bound') this.#scopeAfterFigure(mention, false);
  }

  /** Keeps a negation for the value after its figure: "don't show me anything under 3 grand or anything yellow". */
  #scopeAfterFigure(mention: Mention, isList: boolean): void {
    const { words } = this.#context.scanned;
    const [conjunction, determiner] = words.slice(mention.to, mention.to + 2).map(({ norm }) => norm);
    const isJoined = /^n?or$/u.test(conjunction ?? '') || (isList && conjunction === 'and');
    if (isJoined && /^(?:any(?:thing)?|owt)$/u.test(determiner ?? ''))
      this.#scope = { tag: 'not', isList, lastMention: mention };
  }

  /** Returns whether an earlier bound has the same dimension: '£13,000, not £15,000'. */
  #isSaidBefore(mention: Mention): boolean {
    return this.#wantedMentions.some(
      (each) => each.kind === 'bound' && mention.kind === 'bound' && each.dimension === mention.dimension,
    );
  }

  #addWish(mention: Mention): void {
    const { words } = this.#context.scanned;
    const first = words[mention.from]?.norm ?? '';
    const previous = mention.from > 0 ? (words[mention.from - 1]?.norm ?? '') : '';
    const isAddition =
      [first, previous, words[mention.to]?.norm ?? ''].some((norm) => /^(?:but|though|also)$/u.test(norm)) ||
      // A bound after 'the' replaces only the same end of a range: 'lower the max to 6500'.
      (previous === 'the' && mention.kind === 'bound' && /^m(?:in|ax)/u.test(first)) ||
      (previous === 'and' && mention.from === 1);
    if (mention.kind === 'car') {
      const { make, model, to } = mention;
      const isPicked =
        /^(?:just|only|yes|probably|definitely)$/u.test(
          previous === 'the' ? (words[mention.from - 2]?.norm ?? '') : previous,
        ) ||
        (/^(?:like|prefer|love|liked|preferred)$/u.test(
          previous === 'the' ? (words[mention.from - 2]?.norm ?? '') : previous,
        ) &&
          /^(?:best|most)$/u.test(words[to]?.norm ?? '')) ||
        /^(?:(?:is )?the one|only undefined)/u.test(`${words[to]?.norm} ${words[to + 1]?.norm} ${words[to + 2]?.norm}`);
      // In 'Fiesta yes, Corsa', the 'yes' belongs to the Fiesta.
      const followsYes = previous === 'yes' && words[mention.from - 1]?.gap === 'space';
      if (isPicked && !followsYes) this.#statements.push({ type: 'pick', make, model });
      // 'Any Ford' replaces a Focus that was mentioned before.
      if (previous === 'any' && model === undefined) this.#statements.push({ type: 'clear', topics: ['model'] });
    }
    const replacedMention = findEarlierMention(this.#context.scanned, this.#wantedMentions, mention);
    if (replacedMention) {
      this.#unwantedMentions.add(replacedMention);
      this.#replacedMentions.set(mention, replacedMention);
    }
    // A question that a later value answers: 'Electric? I'd sooner have a horse. Petrol Fabia'.
    const questionedMention = this.#wantedMentions.find(
      (each) => each.kind === 'value' && isSameKind(each, mention) && isWholeQuestion(this.#context.scanned, each),
    );
    if (questionedMention && mention.kind === 'value' && words[mention.from]?.followsQuestion !== true)
      this.#retract(questionedMention);
    this.#statements.push({ type: 'want', mention, isAddition });
    for (const each of this.#thirdPartyWishes.addMention(mention)) this.#unwantedMentions.add(each);
    this.#wantedMentions.push(mention);
    this.#scope = undefined;
  }

  #exclude(mention: Mention, from: number): void {
    this.#statements.push({ type: 'exclude', mention, from });
    this.#scope = { tag: 'not', isList: false, lastMention: mention };
  }

  /**
   * Excludes, skips or drops a mention, and keeps the scope for the mentions coordinated with it.
   * @param from the index of the word that excludes the mention
   */
  #ruleOut(mention: Mention, scope: NegationScope & { tag: PendingNegation['tag'] }, from: number): void {
    // A car in a comparison is not excluded: 'bigger than a Fiesta'.
    const isCompared = scope.tag === 'than' && mention.kind === 'car';
    if (scope.tag === 'drop' || scope.tag === 'whichever') this.#statements.push({ type: 'drop', mention });
    else if (mention.kind === 'car' && (mention.isCode || this.#isVersion(mention)))
      this.#statements.push({ type: 'skip', mention });
    else if (!isCompared) this.#exclude(mention, from);
    this.#scope = scope;
  }

  #readCue(cue: Cue): void {
    const { words } = this.#context.scanned;
    switch (cue.group) {
      case 'turns':
        this.#readTurn(cue);
        return;
      case 'dismissals':
        this.#readDismissal(cue);
        return;
      default:
        break;
    }
    const nextWord = words[cue.to];
    switch (cue.tag) {
      case 'avoid':
      case 'not': {
        // 'Scrap the not black bit' withdraws the exclusion.
        if (this.#pendingNegation?.tag === 'drop' && this.#pendingNegation.at === cue.from) {
          this.#pendingNegation.at = cue.to;
          return;
        }
        const isPlainNo = cue.to - cue.from === 1 && words[cue.from]?.norm === 'no';
        // A 'no' before a correction does not negate: 'no make it petrol'.
        const isCorrecting =
          (nextWord?.gap === 'space' && findCueFrom(this.#context.scanned, cue.to, 'turns')?.tag === 'correct') ||
          ((cue.from === 0 || this.#wantedMentions.at(-1)?.to === cue.from) &&
            this.#isCorrection(this.#mentionAt.get(cue.to)));
        if (
          isPlainNo &&
          (isCorrecting ||
            (AFTER_ANSWER_NO.test(nextWord?.norm ?? '') && !this.#mentionAt.has(cue.to)) ||
            nextWord === undefined ||
            nextWord.gap === 'comma' ||
            nextWord.gap === 'stop')
        ) {
          // A 'no' after a question or a value rejects the value: 'Diesel? No.', 'Kona yes, Zoe no'.
          const askedMention = this.#wantedMentions.at(-1);
          const followsMention = words[cue.from]?.followsQuestion === true || words[cue.from]?.gap === 'space';
          const isAnswer =
            followsMention &&
            askedMention !== undefined &&
            getHeadEnd(this.#context.scanned, askedMention) === cue.from &&
            (askedMention.kind === 'car' || askedMention.kind === 'value');
          if (isAnswer) this.#retract(askedMention);
          else if (cue.from > 0) this.#statements.push({ type: 'correct' });
          return;
        }
        // A verb with 'not' at the end of a clause rejects the values before it: 'grey is fine, gold or brown are not'.
        const isLast = endsClause(this.#context.scanned, cue.to);
        const isDenied =
          isLast && words[cue.from]?.norm === 'not' && /^(?:is|are)$/u.test(words[cue.from - 1]?.norm ?? '');
        const deniedMentions = isDenied
          ? findRejectedMentions(this.#context.scanned, { ...cue, from: cue.from - 1 }, this.#wantedMentions)
          : [];
        for (const mention of deniedMentions) this.#retract(mention);
        if (deniedMentions.length > 0) return;
        const refusedTopics = isPlainNo ? findRefusedTopics(this.#context.scanned, cue) : [];
        if (refusedTopics.length > 0) {
          this.#statements.push({ type: 'clear', topics: refusedTopics });
          return;
        }
        // A negated condition asks for the value: 'if it's not blue I can't have it'.
        const [before, earlier] = [words[cue.from - 1]?.norm ?? '', words[cue.from - 2]?.norm];
        if (/^its?$/u.test(before) && earlier === 'if' && this.#mentionAt.get(cue.to)?.kind === 'value') {
          // 'Don't mind if it's not red' drops the value.
          const isIndifferent = /^(?:mind|care|matter|bothered|fussed)$/u.test(words[cue.from - 3]?.norm ?? '');
          if (isIndifferent) this.#pendingNegation = { tag: 'whichever', from: cue.from, at: cue.to };
          return;
        }
        // A verb at the end of a clause rejects its object before it: 'a Juke I hate', 'diesels I can do without'.
        const object = isLast ? findObject(this.#context.scanned, this.#wantedMentions.at(-1), cue) : undefined;
        if (object) {
          this.#retract(object);
          return;
        }
        // A double negation applies to the whole list: "don't want no Fords, diesels or automatics".
        const { isList, at } = this.#pendingNegation ?? {};
        const isDoubleNegation = isList === true && at === cue.from;
        const isColon = nextWord?.hasColon === true;
        this.#pendingNegation = {
          tag: 'not',
          isList: cue.tag === 'avoid' || isDoubleNegation,
          isColon,
          from: cue.from,
          at: cue.to,
        };
        return;
      }
      case 'only': {
        // In 'nothing but a Golf' the Golf is wanted. 'Nothing but trouble' is a complaint.
        if (!this.#isBeforeMention(cue.to)) this.#pendingNegation = { tag: 'not', from: cue.from, at: cue.to };
        return;
      }
      case 'prefix':
        // Only a value can follow the prefix: 'non-diesel', but not 'non-smoker'.
        if (this.#isBeforeMention(cue.to)) this.#pendingNegation = { tag: 'not', from: cue.from, at: cue.to };
        return;
      case 'than':
        this.#pendingNegation = { tag: 'than', from: cue.from, at: cue.to };
        return;
      case 'want':
        // A verb may separate the negation from its value: 'do not wish to see or drive'.
        if (this.#pendingNegation?.tag === 'not' && cue.from - this.#pendingNegation.at <= 2) {
          this.#pendingNegation.at = cue.to;
          return;
        }
        this.#pendingNegation = undefined;
        this.#isDescribingOwnCar = false;
        this.#hasWish = true;
        this.#wishAt = cue.from;
        if (PRONOUN.test(nextWord?.norm ?? '')) this.#pronoun = cue.to;
        if (this.#isTriedOrBorrowed && nextWord?.norm === 'one') this.#carWantedAgain ??= this.#previousCar;
        this.#thirdPartyWishes.addWish(
          THIRD_PARTY_WISH.test(words[cue.from]?.norm ?? ''),
          [words[cue.from - 1], words[cue.from]].some((word) => FIRST_PERSON_OR_MODAL.test(word?.norm ?? '')) &&
            words[cue.from]?.norm !== 'like',
          DIRECT_WISH.test(getCueText(this.#context.scanned, cue)) || words[cue.from - 1]?.norm === 'i',
        );
        this.#clauseStart = cue.from;
        return;
      case 'again':
        if (
          this.#pendingNegation === undefined &&
          this.#previousCar &&
          (nextWord === undefined || nextWord.gap !== 'space' || /^(?:but|please|pls|would|will)$/u.test(nextWord.norm))
        ) {
          this.#carWantedAgain ??= this.#previousCar;
          this.#isDescribingOwnCar = false;
          this.#hasWish = true;
        }
        return;
      case 'own':
        // A verb of driving may follow the negation: 'don't want to be driving a diesel'.
        if (
          this.#pendingNegation?.tag === 'not' &&
          cue.from - this.#pendingNegation.at <= 4 &&
          /^(?:driving|stuck|lumbered)/u.test(words[cue.from]?.norm ?? '')
        ) {
          this.#pendingNegation.at = cue.to;
          return;
        }
        if (isAboutCar(this.#context.scanned, this.#mentionAt, cue)) {
          // Further cars may follow the owned one: 'trading in my Polo, Tiguan or Kuga'.
          const isNext = this.#isDescribingOwnCar && this.#isDescriptionOneClause && cue.from - this.#ownedFrom < 4;
          this.#ownedFrom = cue.from;
          this.#isDescribingOwnCar = true;
          this.#isDescriptionOneClause = isNext || isDisposal(this.#context.scanned, cue);
          this.#isTriedOrBorrowed =
            TRIED_OR_BORROWED_CAR.test(getCueText(this.#context.scanned, cue)) || isLent(this.#context.scanned, cue.to);
          this.#pendingNegation = undefined;
        }
        return;
      case 'lost': {
        const { scanned } = this.#context;
        // 'Part with' an amount does not give up a car: 'I won't part with more than £9,000'.
        if (words[cue.to - 1]?.norm === 'with' && /^(?:more|over|£|a|any)$/u.test(nextWord?.norm ?? '')) return;
        // The complaint is about the value right before it, and not about a car: 'Focus, diesel is pointless'.
        const last = this.#wantedMentions.at(-1);
        const car = this.#wantedMentions.findLast(({ kind }) => kind === 'car');
        const isAboutValue =
          (last?.kind === 'value' || last?.kind === 'count') &&
          words[last.from]?.gap !== 'space' &&
          car !== undefined &&
          !isOwned(scanned, car) &&
          !this.#isDescribingOwnCar &&
          findRejectedMention(scanned, cue, last) === last;
        if (isAboutValue) {
          this.#retract(last);
          return;
        }
        const givenUpMentions = findGivenUpCar(scanned, cue, this.#wantedMentions, this.#clauseStart, this.#hasWish);
        for (const mention of givenUpMentions) {
          this.#unwantedMentions.add(mention);
          // Excludes a car of an earlier turn: 'the BMW is too dear'.
          if (mention.kind === 'car' && words[cue.from]?.norm === 'too') this.#exclude(mention, mention.from);
        }
        this.#previousCar = givenUpMentions.find(({ kind }) => kind === 'car') ?? this.#previousCar;
        if (givenUpMentions.length > 0 || (this.#isDescribingOwnCar && this.#ownedFrom >= this.#clauseStart)) {
          // The complaint is about the buyer's own car: "the Aygo's too small, a Yaris".
          this.#isDescribingOwnCar = this.#isDescriptionOneClause = true;
        } else {
          const rejectedMention = findRejectedMention(this.#context.scanned, cue, this.#wantedMentions.at(-1));
          if (rejectedMention) this.#retract(rejectedMention);
        }
        return;
      }
      default:
    }
  }

  /** Returns whether a mention after 'no' corrects an earlier wish instead of being excluded: 'no petrol actually'. */
  #isCorrection(mention: Mention | undefined): boolean {
    const { scanned, isFirst, wishedValues } = this.#context;
    if (
      !mention ||
      (isFirst && this.#wantedMentions.length === 0) ||
      (mention.kind === 'value' && wishedValues.has(mention.value))
    )
      return false;
    return scanned.words[mention.to]?.gap === 'space' && findCueFrom(scanned, mention.to, 'turns')?.tag === 'correct';
  }

  /** Returns whether a car is a version of a wanted model: 'an A Class without AMG badges', 'an Astra, not the GTC'. */
  #isVersion({ make, model, from, to }: Extract<Mention, { kind: 'car' }>): boolean {
    const { words } = this.#context.scanned;
    const getName = (at: number): string | undefined => words[at]?.norm.replace(/s$/u, '');
    const isSame = (each: Mention): boolean =>
      getName(each.from) === getName(from) && each.to - each.from === to - from;
    return this.#wantedMentions.some((each) => {
      if (each.kind !== 'car' || each.make !== make || each.model === undefined) return false;
      return model === undefined ? words[from]?.norm === 'amg' : each.model === model && !isSame(each);
    });
  }

  /** Returns whether a mention starts at a word, or after an article at that word. */
  #isBeforeMention(at: number): boolean {
    const isArticle = /^(?:an?|the)$/u.test(this.#context.scanned.words[at]?.norm ?? '');
    return this.#mentionAt.has(isArticle ? at + 1 : at);
  }

  /** Returns whether a car replaces the buyer's present one: the Venga of 'not another Note, a Venga or a Jazz'. */
  #isReplacement(mention: Mention): boolean {
    const { lastMention, isList } = this.#scope ?? {};
    if (mention.kind !== 'car' || lastMention?.kind !== 'car' || lastMention.model === undefined || isList !== false)
      return false;
    const { model, to } = lastMention;
    const hadModel = this.#context.mentions.some(
      (each) => each.kind === 'car' && each.model === model && each !== lastMention,
    );
    return hadModel && this.#context.scanned.words[to]?.gap === 'comma';
  }

  /** Excludes an apparent wish because of later words. */
  #retract(mention: Mention): void {
    this.#unwantedMentions.add(mention);
    this.#exclude(mention, mention.from);
    const replacedMention = this.#replacedMentions.get(mention);
    if (replacedMention) this.#unwantedMentions.delete(replacedMention);
  }

  #turnToBuyer(next: number): void {
    this.#thirdPartyWishes.turnToBuyer(FIRST_PERSON_OR_MODAL.test(this.#context.scanned.words[next]?.norm ?? ''));
  }

  #readTurn(cue: Cue): void {
    if (cue.tag === 'reset') {
      this.#statements.length = 0;
      this.#statements.push({ type: 'reset' });
    } else if (cue.tag === 'correct') {
      const definedMention = findDefinedMention(this.#context.scanned, this.#statements, cue.from);
      if (definedMention) {
        this.#pendingNegation = { tag: 'not', isList: true, from: cue.from, at: cue.to };
        this.#statements.push({ type: 'drop', mention: definedMention });
        return;
      }
      this.#statements.push({ type: 'correct' });
      this.#isDescribingOwnCar = false;
      this.#hasWish = true;
      this.#clauseStart = cue.from;
    } else if (cue.tag === 'but') {
      const next = this.#context.scanned.words[cue.to]?.norm ?? '';
      if (/^(?:where|how|why|what|who)$/u.test(next))
        for (const mention of this.#thirdPartyWishes.reportedWishes) this.#unwantedMentions.add(mention);
      this.#turnToBuyer(cue.to);
      this.#isDescribingOwnCar = false;
      this.#pendingNegation = undefined;
      this.#clauseStart = cue.from;
    }
  }

  #readDismissal(cue: Cue): void {
    const { scanned, mentions } = this.#context;
    if (cue.tag === 'out') {
      // A phrase of one word rejects only at the end of a clause: 'white's out', but not 'a white one out in Essex'.
      const last = this.#wantedMentions.at(-1);
      const isWhole =
        cue.to - cue.from > 1 ||
        endsClause(scanned, cue.to) ||
        (last?.kind === 'value' && scanned.words[cue.from - 1]?.isPossessive === true) ||
        /^(?:because|cos|since|so|now)$/u.test(scanned.words[cue.to]?.norm ?? '');
      // 'Never again Fords' excludes the car after the phrase. 'Two Fords, never again' excludes the one before it.
      const canPrecedeCar = /^(?:never|ruled)$/u.test(scanned.words[cue.from]?.norm ?? '');
      const isBefore =
        /^(?:space|joint)$/u.test(scanned.words[cue.to]?.gap ?? '') &&
        (cue.to - cue.from > 1 || canPrecedeCar) &&
        (last === undefined || getHeadEnd(scanned, last) !== cue.from || scanned.words[cue.from]?.gap !== 'space') &&
        this.#isBeforeMention(cue.to);
      const rejectedMentions = isWhole && !isBefore ? findRejectedMentions(scanned, cue, this.#wantedMentions) : [];
      for (const mention of rejectedMentions) this.#retract(mention);
      if (isBefore || (rejectedMentions.length === 0 && canPrecedeCar && scanned.words[cue.to]?.gap === 'space'))
        this.#pendingNegation = { tag: 'not', isList: true, from: cue.from, at: cue.to };
      return;
    }
    const { topics, from, to } = findDismissedTopics(scanned, cue, mentions, this.#mentionAt);
    if (topics.length > 0) {
      this.#statements.push({ type: 'clear', topics });
      this.#markRead(from, to);
      this.#dismissalEnd = to;
      return;
    }
    const indifferentMentions = findIndifferentValues(scanned, cue, this.#wantedMentions);
    if (indifferentMentions.length > 0) {
      for (const mention of indifferentMentions) this.#statements.push({ type: 'drop', mention });
      return;
    }
    // Excludes the value between the verb and its particle: 'cross the Nissan off'.
    const crossedOffMention = cue.tag === 'off' ? this.#mentionAt.get(cue.to) : undefined;
    if (crossedOffMention && /^(?:off|out|away)$/u.test(scanned.words[crossedOffMention.to]?.norm ?? '')) {
      this.#pendingNegation = { tag: 'not', from: cue.from, at: cue.to };
      return;
    }
    // If there is no earlier wish to drop, 'forget diesels' excludes diesels.
    if (
      cue.tag === 'drop' &&
      this.#context.isFirst &&
      /^(?:forget|ignore|disregard|remove|drop|lose)$/u.test(scanned.words[cue.from]?.norm ?? '')
    ) {
      this.#pendingNegation = { tag: 'not', isList: true, from: cue.from, at: cue.to };
      return;
    }
    if (cue.tag === 'drop' || cue.tag === 'whichever') {
      this.#pendingNegation = { tag: cue.tag, from: cue.from, at: cue.to };
      return;
    }
    const mention = findDismissedMention(scanned, cue, mentions);
    if (mention) this.#statements.push({ type: 'drop', mention });
  }
}
