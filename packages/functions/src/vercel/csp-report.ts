import { createCspReports } from '../csp-reports.ts';
import { createPrintedLog } from '../log.ts';

/** `POST /api/csp-report` as a serverless function. */
export default { fetch: createCspReports(createPrintedLog(() => new Date())) };
