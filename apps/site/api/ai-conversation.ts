export { default } from '@forecourt/functions/vercel/ai-conversation';
