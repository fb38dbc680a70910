import { createConversation } from '../server/conversation.ts';
import { functionEnvironment } from '../server/environment.ts';

export { createConversation };

let handler: ((request: Request) => Promise<Response>) | undefined;

/** The serverless function: made at its first request, so that importing this file reads no environment. */
export default {
  fetch(request: Request): Promise<Response> {
    handler ??= createConversation({
      secrets: functionEnvironment(process.env).ADS_SIGNING_SECRET,
      log: (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
    });
    return handler(request);
  },
};
