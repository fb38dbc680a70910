import { atom } from 'jotai';
import type { Conversation } from './conversation.ts';

/** The conversation of the home page, for as long as the site is open. Without a turn it has not begun. */
export const conversationAtom = atom<Conversation>({ turns: [], phase: 'listening', next: 1 });

/** Under this key it is kept for a reload of the page. */
export const STORAGE_KEY = 'conversation';
