// What a host of our own mounts instead of the serverless functions beside this file. Vercel makes no function of a file
// whose name begins with an underscore.
export { addressBucket, forwardedAddress } from '../server/client-address.ts';
export type { Contact } from '../server/contact/contact.ts';
export { isSameMessage, type ContactMessage, type MessageStore } from '../server/contact/message.ts';
export { openContact } from '../server/contact/open-contact.ts';
export { createConversation } from '../server/conversation.ts';
export { functionFaults, functionVariables, SECRET_VARIABLES, wholeNumber } from '../server/environment.ts';
export { createHealth } from '../server/health.ts';
export { createRequestLimits, type RequestLimits } from '../server/limits/request-limits.ts';
export { createReplayCache } from '../server/replay-cache.ts';
export { MODEL_TIMEOUT_MS, openServices, type Services } from '../server/services.ts';
