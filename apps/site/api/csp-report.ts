import { createCspReports } from '../server/csp-reports.ts';
import { createPrintedLog } from '../server/log.ts';

/** `POST /api/csp-report` as a serverless function. */
export default { fetch: createCspReports(createPrintedLog(() => new Date())) };
