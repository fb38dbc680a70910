/** Maximum size of one conversation in `POST /api/ai-conversation`. */
export interface ConversationLimits {
  /** Maximum bytes of one body. */
  readonly bytes: number;
  /** Maximum messages of one conversation, from both sides. */
  readonly messages: number;
  /** Maximum characters (UTF-16 units) of one message. */
  readonly characters: number;
}

/** The limits of client and server. Parsing time depends on the bytes, so a long conversation can keep its first message. */
export const CONVERSATION_LIMITS: ConversationLimits = { bytes: 65_536, messages: 400, characters: 2_000 };
