'use client';

export { type ChatFinding, ChatFindings, type ChatFindingsProps } from './ChatFindings.tsx';
export { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
export { type ChatConfirmation, type ChatMessage, type ChatPanelStrings, type ChatRole } from './message.ts';
