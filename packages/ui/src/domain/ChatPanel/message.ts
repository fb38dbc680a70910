import type { ReactNode } from 'react';

export type ChatRole = 'user' | 'assistant';

export interface ChatMessage {
  /** Unique in the conversation. A message is announced once, when its id first comes: give it whole. */
  id: string;
  role: ChatRole;
  /** A text keeps its line breaks. What was understood is shown by `ChatFindings`. */
  content: ReactNode;
}

export interface ChatConfirmation {
  onYes: () => void;
  onNo: () => void;
}
