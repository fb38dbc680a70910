export * from '../domain/SuggestionChips/index.ts';
