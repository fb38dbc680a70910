import { atom } from 'jotai';
import type { Conversation } from './conversation.ts';

/** The conversation on the home page. It has no turns until it begins. */
export const conversationAtom = atom<Conversation>({ turns: [], phase: 'listening', next: 1 });

/** The key under which the conversation is stored for a reload. */
export const STORAGE_KEY = 'conversation';
