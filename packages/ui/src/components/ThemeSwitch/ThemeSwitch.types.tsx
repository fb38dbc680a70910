// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { ThemeSwitch } from './index.ts';

export const validUses = (
  <>
    <ThemeSwitch
      ref={createRef<HTMLDivElement>()}
      size="m"
      className={({ isDisabled }) => String(isDisabled)}
      isDisabled
    />
    <ThemeSwitch strings={{ dark: 'Night' }} />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error the choice is stored: use `useTheme` for a control of your own */}
    <ThemeSwitch value="dark" />
    {/* @ts-expect-error use `useTheme` */}
    <ThemeSwitch onChange={() => undefined} />
    {/* @ts-expect-error use `strings` */}
    <ThemeSwitch label="Theme" />
    {/* @ts-expect-error there is no such choice */}
    <ThemeSwitch strings={{ sepia: 'Sepia' }} />
  </>
);
