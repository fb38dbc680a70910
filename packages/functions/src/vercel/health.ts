import { deploy } from './deploy.ts';
import { createHealth } from '../health.ts';

/** `GET /api/health` as a serverless function. */
export default deploy(
  (_env, { model, counters }, options) =>
    createHealth({
      limits: counters.state,
      hasModel: model !== undefined,
      // in memory each function counts for itself, and this one asks no model: it would tell of an untouched budget
      budget: counters.state() === 'memory' ? undefined : model?.budget,
      ...options,
    }),
  () => process.env,
);
