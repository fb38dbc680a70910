import type { Mention } from './mentions.ts';

/** Tracks other people's wishes ('everyone wants SUVs', 'the wife wants a Fiat 500'), sentence by sentence. */
export class ThirdPartyWishes {
  #isReported = false;
  #isGeneric = false;
  #isDirect = false;
  #reportedMentions: Mention[] = [];
  /** Other people's wishes before the buyer's 'but'. */
  #uncertainMentions: readonly Mention[] = [];

  endSentence(): void {
    this.#isReported = false;
    this.#isGeneric = false;
    this.#isDirect = false;
    this.#reportedMentions = [];
  }

  startGenericSentence(): void {
    this.#isGeneric = true;
    this.#isReported = true;
  }

  /** Processes a word that expresses a wish: the buyer's ('I'd like'), another person's, or a request ('show me'). */
  addWish(isOfAnother: boolean, isOwn: boolean, isDirect: boolean): void {
    // The buyer's own wish ends another person's: 'the husband wants a Jag, I want a Corolla'.
    if (isOwn && this.#reportedMentions.length > 0) this.turnToBuyer(true);
    // Advice from others is not the buyer's wish: 'my nephew says get a Tesla'.
    this.#isReported = this.#isGeneric || isOfAnother || (this.#isReported && !isOwn && !isDirect);
    this.#isDirect ||= isDirect;
  }

  /** Returns the reported wishes, which a question after 'but' rejects: 'he says get a Leaf but where would I park it'. */
  get reportedWishes(): readonly Mention[] {
    return this.#isReported ? this.#reportedMentions : [];
  }

  /** Keeps other people's wishes only until the buyer's own wish withdraws them: 'everyone wants SUVs but I'm …'. */
  turnToBuyer(isDirect: boolean): void {
    this.#uncertainMentions = this.#reportedMentions;
    this.#reportedMentions = [];
    this.#isGeneric = false;
    this.#isReported = false;
    this.#isDirect = isDirect;
  }

  /**
   * Records a mention if it is part of another person's wish. Returns the other people's wishes that it withdraws if it
   * is the buyer's own: '… but please show me Fabias'.
   */
  addMention(mention: Mention): readonly Mention[] {
    if (this.#isReported && (mention.kind === 'car' || mention.kind === 'value')) this.#reportedMentions.push(mention);
    if (!this.#isDirect) return [];
    if (mention.kind === 'car') return this.#uncertainMentions;
    return this.#uncertainMentions.filter(
      (each) => each.kind === 'value' && mention.kind === 'value' && each.key === mention.key,
    );
  }
}
