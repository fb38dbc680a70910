import type { Mention } from './mentions.ts';

/** Tracks other people's wishes ('everyone wants SUVs', 'the wife wants a Fiat 500'), sentence by sentence. */
export class ThirdPartyWishes {
  #isTold = false;
  #isCrowd = false;
  #isDirect = false;
  #told: Mention[] = [];
  /** Other people's wishes before the buyer said 'but'. */
  #doubted: readonly Mention[] = [];

  /** Ends a sentence, and the wishes in it. */
  end(): void {
    this.#isTold = false;
    this.#isCrowd = false;
    this.#isDirect = false;
    this.#told = [];
  }

  /** Starts a sentence about people in general. */
  hearCrowd(): void {
    this.#isCrowd = true;
    this.#isTold = true;
  }

  /** Processes a word of wishing: somebody else's, the buyer's ('I'd like') or a request ('show me'). */
  hearWish(isOfAnother: boolean, isOwn: boolean, isDirect: boolean): void {
    // 'the husband wants a Jag, I want a Corolla'
    if (isOwn && this.#told.length > 0) this.turnToBuyer(true);
    // 'my nephew says get a Tesla'
    this.#isTold = this.#isCrowd || isOfAnother || (this.#isTold && !isOwn && !isDirect);
    this.#isDirect ||= isDirect;
  }

  /** Ends other people's wishes, which may not count: 'everyone wants SUVs but I'm …'. */
  turnToBuyer(isDirect: boolean): void {
    this.#doubted = this.#told;
    this.#told = [];
    this.#isCrowd = false;
    this.#isTold = false;
    this.#isDirect = isDirect;
  }

  /** Finds what other people want, given a wish of the buyer: '… but please show me Fabias'. */
  hearWanted(mention: Mention): readonly Mention[] {
    if (this.#isTold && (mention.kind === 'car' || mention.kind === 'value')) this.#told.push(mention);
    if (!this.#isDirect) return [];
    if (mention.kind === 'car') return this.#doubted;
    return this.#doubted.filter(
      (each) => each.kind === 'value' && mention.kind === 'value' && each.key === mention.key,
    );
  }
}
