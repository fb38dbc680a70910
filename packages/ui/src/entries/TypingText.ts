export * from '../domain/TypingText/index.ts';
