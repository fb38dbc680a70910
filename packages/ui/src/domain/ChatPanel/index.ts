'use client';

export { type ChatFinding, ChatFindings, type ChatFindingsProps } from './ChatFindings.tsx';
export { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
export { type ChatConfirmation, type ChatMessage, type ChatRole } from './message.ts';
export type { ChatPanelStrings } from './strings.ts';
