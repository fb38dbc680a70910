import type { Product } from './product.ts';

/** One attack of docs/threat-model.md. It throws if the product does not withstand it. */
export interface Attack {
  /** As the threat model lists it. */
  readonly title: string;
  run(product: Product): Promise<void>;
}
