// What a host of our own mounts instead of the serverless functions beside this file. Vercel makes no function of a file
// whose name begins with an underscore.
export { addressBucket, forwardedAddress } from './client-address.ts';
export type { Contact } from './contact/contact.ts';
export { isSameMessage, type ContactMessage, type MessageStore } from './contact/message.ts';
export { openContact } from './contact/open-contact.ts';
export { createConversation } from './conversation.ts';
export { functionFaults, functionVariables, SECRET_VARIABLES, wholeNumber } from './environment.ts';
export { createHealth } from './health.ts';
export { createRequestLimits, type RequestLimits } from './limits/request-limits.ts';
export { createReplayCache } from './replay-cache.ts';
export { MODEL_TIMEOUT_MS, openServices, type Services } from './services.ts';
