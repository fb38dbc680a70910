// Exports for a host that mounts every function.
export { getAddressBucket, getForwardedAddress } from './client-address.ts';
export { parseBody, readBody } from './body.ts';
export { isSameMessage, type ContactMessage, type MessageStore } from './contact/message.ts';
export { withDeadline } from './deadline.ts';
export type { RequestVariables } from './endpoint.ts';
export { anonKeySchema, FUNCTION_RULES, functionVariables } from './environment.ts';
export {
  createEnvironmentParser,
  createUrlSchema,
  createWholeNumberSchema,
  EnvironmentError,
  LOCAL_SIGNING_SECRET,
} from './environment-parser.ts';
export type { SearchListings } from './feed/feed.ts';
export { openFunctions, type Functions } from './functions.ts';
export { createAbortError, HttpError, createMethodRejection, respondWithJson, toHttpError } from './http-error.ts';
export { createRequestLimiter } from './limits/request-limits.ts';
export { createLog, getErrorFields, type Log, type LogFields, type LogLevel } from './log.ts';
export { MODEL_TIMEOUT_MS } from './model/chat-completions.ts';
export { createBaseHeaders } from './security-headers.ts';
