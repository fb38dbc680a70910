'use client';

export { type Suggestion, SuggestionChips, type SuggestionChipsProps } from './SuggestionChips.tsx';
