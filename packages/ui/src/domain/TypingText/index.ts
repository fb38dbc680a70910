'use client';

export { type MarkedPhrase, TypingText, type TypingTextProps, type TypingTextStrings } from './TypingText.tsx';
