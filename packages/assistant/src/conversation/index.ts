export { describe } from './describe.ts';
export { type Reply, reply } from './reply.ts';
export { hasTriggerPhrase, TRIGGER_PHRASES } from './trigger-phrases.ts';
