// Type tests: code that must and must not compile.
import { NativeSelect } from './index.ts';

const options = [
  { value: 'most-recent', label: 'Most recent' },
  { value: 'price-asc', label: 'Price: low to high' },
] as const;

export const validUses = (
  <>
    <NativeSelect label="Sort" options={options} onChange={(value: 'most-recent' | 'price-asc') => value} />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error the value is not an option */}
    <NativeSelect label="Sort" options={options} value="distance" />
  </>
);
