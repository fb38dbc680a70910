import { createConversation } from '../conversation.ts';
import { deploy } from './deploy.ts';

/** `POST /api/ai-conversation` as a serverless function. */
export default deploy(createConversation);
