// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { TypingText } from './index.ts';

const marks = [{ start: 0, end: 3, label: 'Colour' }] as const;

export const validUses = (
  <TypingText
    ref={createRef<HTMLSpanElement>()}
    phrases={['red Golf', { text: 'red Polo', marks }]}
    typing={80}
    isLooping={false}
    onPhraseChange={(index: number) => index}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `phrases` is required */}
    <TypingText />
    {/* @ts-expect-error children are not accepted */}
    <TypingText phrases={['red Golf']}>red Golf</TypingText>
    {/* @ts-expect-error a marked phrase has a text */}
    <TypingText phrases={[{ marks }]} />
    {/* @ts-expect-error times are numbers of milliseconds */}
    <TypingText phrases={['red Golf']} pause="2s" />
  </>
);
