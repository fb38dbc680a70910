import { openHealth } from '../functions.ts';
import { deploy } from './deploy.ts';

/** `GET /api/health` as a serverless function, a process of its own. */
export default deploy((services) => openHealth(services, { runsModel: false }));
