/** Limits of one conversation in `POST /api/ai-conversation`, for client and server. */
export const CONVERSATION_LIMITS = {
  /** Maximum bytes of one body, in UTF-8. */
  bytes: 65_536,
  /** Maximum messages from both sides. Generous, because `bytes` already limits the parsing time. */
  messages: 400,
  /** Maximum characters (UTF-16 code units) of one message. */
  characters: 2_000,
} as const;
/** Limits of a conversation, in the units of `CONVERSATION_LIMITS`. */
export type ConversationLimits = Readonly<Record<keyof typeof CONVERSATION_LIMITS, number>>;
