// What a host of our own mounts instead of the serverless functions beside this file. Vercel makes no function of a file
// whose name begins with an underscore.
export { forwardedAddress } from '../server/client-address.ts';
export { createConversation, type Caller } from '../server/conversation.ts';
export { functionFaults, functionVariables, SECRET_VARIABLES, wholeNumber } from '../server/environment.ts';
export { createHealth } from '../server/health.ts';
export { createReplayCache } from '../server/replay-cache.ts';
export { MODEL_TIMEOUT_MS, openServices, type Services } from '../server/services.ts';
