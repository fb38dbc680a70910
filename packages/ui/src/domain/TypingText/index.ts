'use client';

export { type MarkedPhrase, TypingText, type TypingTextProps } from './TypingText.tsx';
export type { TypingTextStrings } from './strings.ts';
