'use client';

export { AttentionContext } from './attention.ts';
export { type MarkedPhrase, TypingText, type TypingTextProps, type TypingTextStrings } from './TypingText.tsx';
