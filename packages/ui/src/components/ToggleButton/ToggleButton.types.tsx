// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { ToggleButton } from './index.ts';

export const validUses = (
  <>
    <ToggleButton ref={createRef<HTMLButtonElement>()} isSelected onChange={(isSelected: boolean) => isSelected}>
      Save
    </ToggleButton>
    <ToggleButton className={({ isSelected }) => (isSelected ? 'saved' : '')}>
      {({ isSelected }) => `${isSelected}`}
    </ToggleButton>
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a button needs a label */}
    <ToggleButton isSelected />
    {/* @ts-expect-error the prop is `isDisabled` */}
    <ToggleButton disabled>Save</ToggleButton>
    {/* @ts-expect-error use `onChange` or `onPress` */}
    <ToggleButton onClick={() => undefined}>Save</ToggleButton>
    {/* @ts-expect-error the prop is `isSelected` */}
    <ToggleButton isPressed>Save</ToggleButton>
  </>
);
