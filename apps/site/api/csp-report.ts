export { default } from '@forecourt/functions/vercel/csp-report';
