export { createModel, type Model, type ModelInput } from './model.ts';
export type { ModelSettings } from './chat-completions.ts';
export { ModelError, type ModelErrorCode, type ModelUse } from './model-error.ts';
export { PROMPT_VERSION } from './prompt.ts';
