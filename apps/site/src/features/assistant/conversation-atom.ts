import { atom } from 'jotai';
import type { Conversation } from './conversation.ts';

/** The conversation on the home page. It has no turns until it begins. */
export const conversationAtom = atom<Conversation>({ turns: [], phase: 'listening', next: 1 });

/** Stores the conversation across a reload. */
export const STORAGE_KEY = 'conversation';
