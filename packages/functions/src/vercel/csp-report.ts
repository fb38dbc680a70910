import { createCspReports } from '../csp-reports.ts';
import { createPrintedLog } from '../log.ts';

/** `POST /api/csp-report` as a serverless function. */
const app = createCspReports(createPrintedLog());
export default { fetch: (request: Request) => app.fetch(request) };
