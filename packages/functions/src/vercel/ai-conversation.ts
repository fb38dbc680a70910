import { createConversation } from '../conversation.ts';
import { deploy } from './deploy.ts';
import { createReplayCache } from '../replay-cache.ts';

/** `POST /api/ai-conversation` as a serverless function. */
export default deploy(
  (env, { requestLimits, model, counters }, { log, now }) =>
    createConversation({
      secrets: env.ADS_SIGNING_SECRET,
      requestLimits,
      model,
      replays: createReplayCache(() => now().getTime()),
      logged: () => ({ limits: counters.state() }),
      log,
      now,
    }),
  () => process.env,
);
