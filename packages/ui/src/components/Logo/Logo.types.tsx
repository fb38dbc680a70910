// Type tests: code that must and must not compile.
import { Logo } from './index.ts';

export const validUses = (
  <>
    <Logo text="KERB 2025" band="UK" size="l" />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error Logo needs its text */}
    <Logo />
  </>
);
