import { openConversation } from '../functions.ts';
import { deploy } from './deploy.ts';

/** `POST /api/ai-conversation` as a serverless function. */
export default deploy(openConversation);
