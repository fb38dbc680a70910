export { default } from '@forecourt/functions/vercel';
