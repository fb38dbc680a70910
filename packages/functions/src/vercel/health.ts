import { createHealth } from '../health.ts';
import { deploy } from './deploy.ts';

/** `GET /api/health` as a serverless function, a process of its own. */
export default deploy((services) => createHealth(services, { runsModel: false }));
