// What a host that serves the built pages itself sends with them and mounts for them.
export { createCspReports } from './csp-reports.ts';
export { baseHeaders, CSP_REPORT_PATH } from './security-headers.ts';
