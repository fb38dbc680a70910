import type { ReactNode } from 'react';

export type ChatRole = 'user' | 'assistant';

export interface ChatMessage {
  /**
   * Unique in the conversation. An assistant's message is announced when its id first appears, so add it only when it
   * is complete.
   */
  id: string;
  role: ChatRole;
  /** A string keeps its line breaks. Use `ChatFindings` to show what was understood. */
  content: ReactNode;
}

export interface ChatConfirmation {
  onYes: () => void;
  onNo: () => void;
}
