import type { Product } from './product.ts';

/** An attack. Throws if the attack succeeds. */
export interface Attack {
  /** Completes the sentence 'An attacker …'. */
  readonly title: string;
  run(product: Product): Promise<void>;
}
