import type { Product } from './product.ts';

/** An attack in docs/threat-model.md. Throws if the attack succeeds. */
export interface Attack {
  /** The attack's text in the threat model. */
  readonly title: string;
  run(product: Product): Promise<void>;
}
