// What a host that serves the built pages itself sends with them and mounts for them.
export { createCspReports } from '../server/csp-reports.ts';
export { baseHeaders, CSP_REPORT_PATH } from '../server/security-headers.ts';
