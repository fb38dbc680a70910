import type { Product } from './product.ts';

/** An attack. `run` throws if the attack succeeds. */
export interface Attack {
  /** Completes the sentence 'An attacker …'. */
  readonly title: string;
  run(product: Product): Promise<void>;
}
