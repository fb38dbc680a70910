import type { Product } from './product.ts';

/** An attack in docs/threat-model.md. It throws if it succeeds. */
export interface Attack {
  /** The text in the threat model. */
  readonly title: string;
  run(product: Product): Promise<void>;
}
