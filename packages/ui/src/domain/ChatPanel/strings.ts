export interface ChatPanelStrings {
  /** The name of the panel, announced before the assistant’s messages. */
  title: string;
  /** The name of the list of messages. */
  log: string;
  /** Announced before the user's own messages. */
  you: string;
  clear: string;
  thinking: string;
  /** The label of the button that scrolls to messages that arrived while the user had scrolled up. */
  newMessages: string;
  /**
   * Announced instead of the message if focus is in the panel, but neither in the composer nor, after Yes, in the log.
   */
  newMessage: string;
  question: string;
  yes: string;
  no: string;
  /** The name of the field. */
  message: string;
  placeholder: string;
  /** Shown below the field when it reaches `maxLength`. */
  full: string;
  send: string;
}

export const enGB: ChatPanelStrings = {
  title: 'Car Assistant',
  log: 'Conversation',
  you: 'You',
  clear: 'Clear chat',
  thinking: 'Thinking…',
  newMessages: 'New messages',
  newMessage: 'New message',
  question: 'Is this all you want to find?',
  yes: 'Yes, Search Now',
  no: 'No, Add More',
  message: 'Message',
  placeholder: 'Type a message',
  full: 'Your message is too long. The end was cut off.',
  send: 'Send',
};
