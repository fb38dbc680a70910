import type { Product } from './product.ts';

/** An attack, whose `run` throws if it succeeds. */
export interface Attack {
  /** Completes the sentence 'An attacker …'. */
  readonly title: string;
  run(product: Product): Promise<void>;
}
