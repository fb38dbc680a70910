import { createHealth } from '../health.ts';
import { deploy } from './deploy.ts';

/** `GET /api/health` as a serverless function in its own process. */
export default deploy((services) => createHealth(services, { runsModel: false }));
