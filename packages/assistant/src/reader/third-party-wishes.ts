import type { Mention } from './mentions.ts';

/** What the buyer tells of other people's wishes ('everyone wants SUVs', 'the wife wants a Fiat 500'), sentence by sentence. */
export class ThirdPartyWishes {
  #isTold = false;
  #isCrowd = false;
  #isDirect = false;
  #told: Mention[] = [];
  /** What was told of others before the buyer said 'but'. */
  #doubted: readonly Mention[] = [];

  /** A sentence ends, and with it what was told in it. */
  end(): void {
    this.#isTold = false;
    this.#isCrowd = false;
    this.#isDirect = false;
    this.#told = [];
  }

  /** Everybody is spoken of. */
  hearCrowd(): void {
    this.#isCrowd = true;
    this.#isTold = true;
  }

  /** A word of wishing: is it said of another, or by the buyer ('I'd like'), and does it ask outright ('show me')? */
  hearWish(isOfAnother: boolean, isOwn: boolean, isDirect: boolean): void {
    // 'the husband wants a Jag, I want a Corolla'
    if (isOwn && this.#told.length > 0) this.turnToBuyer(true);
    // 'my nephew says get a Tesla'
    this.#isTold = this.#isCrowd || isOfAnother || (this.#isTold && !isOwn && !isDirect);
    this.#isDirect ||= isDirect;
  }

  /** 'everyone wants SUVs but I'm …': what others want is in doubt, and their talk is at an end. */
  turnToBuyer(isDirect: boolean): void {
    this.#doubted = this.#told;
    this.#told = [];
    this.#isCrowd = false;
    this.#isTold = false;
    this.#isDirect = isDirect;
  }

  /** What others want and the buyer does not, once the buyer wants this: '… but please show me Fabias'. */
  hearWanted(mention: Mention): readonly Mention[] {
    if (this.#isTold && (mention.kind === 'car' || mention.kind === 'value')) this.#told.push(mention);
    if (!this.#isDirect) return [];
    if (mention.kind === 'car') return this.#doubted;
    return this.#doubted.filter(
      (each) => each.kind === 'value' && mention.kind === 'value' && each.key === mention.key,
    );
  }
}
