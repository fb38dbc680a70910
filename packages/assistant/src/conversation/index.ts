export { describe } from './describe.ts';
export { type Intent, INTENTS, type Understanding } from './intents.ts';
export { type Reply, reply } from './reply.ts';
export type { ReplyOptions } from './situation.ts';
export { hasTriggerPhrase, TRIGGER_PHRASES } from './trigger-phrases.ts';
