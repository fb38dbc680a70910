/** How much one conversation may hold in a `POST /api/ai-conversation`. */
export interface ConversationLimits {
  /** Bytes of one body. */
  readonly bytes: number;
  /** Messages of one conversation, of both sides. */
  readonly messages: number;
  /** Characters (UTF-16 units) of one message. */
  readonly characters: number;
}

/** The limits of client and server. Reading time depends on the bytes, so a long conversation may keep its first request. */
export const CONVERSATION_LIMITS: ConversationLimits = { bytes: 65_536, messages: 400, characters: 2_000 };
