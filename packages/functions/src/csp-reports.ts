import * as v from 'valibot';
import { parseBody, readBody } from './body.ts';
import { createEndpoint } from './endpoint.ts';
import { createMemoryCounters } from './limits/counters.ts';
import type { Log } from './log.ts';
import { CSP_REPORT_PATH } from './security-headers.ts';

const MAX_BYTES = 65_536;
const MAX_LOGGED_PER_MINUTE = 60;

const reportSchema = v.record(v.string(), v.unknown(), 'must be an object');
const reportsSchema = v.union(
  [
    // `report-uri` sends one object, https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
    v.pipe(
      v.object({ 'csp-report': reportSchema }),
      v.transform((sentReport) => [sentReport['csp-report']]),
    ),
    // The Reporting API sends a list, https://www.w3.org/TR/reporting-1/
    v.pipe(
      v.array(v.object({ body: reportSchema })),
      v.transform((sentReport) => sentReport.map(({ body }) => body)),
    ),
  ],
  'is not a Content-Security-Policy report',
);

/**
 * Creates `POST /api/csp-report`, which logs browsers' reports. Anybody can send them, so texts are truncated and at
 * most 60 reports a minute are logged.
 */
export function createCspReports(log: Log) {
  const reportCounter = createMemoryCounters().counter('csp-reports', 60);
  const events = { failed: 'Could not process a Content-Security-Policy report.' };
  return createEndpoint({ path: CSP_REPORT_PATH, method: 'POST', events, log }, async (context) => {
    const body = await readBody(context, { maxBytes: MAX_BYTES, hint: 'Send fewer reports at a time.' });
    for (const sentReport of parseBody(reportsSchema, body, '{"csp-report": {…}}')) {
      if ((await reportCounter.penalty('all')).consumedPoints > MAX_LOGGED_PER_MINUTE) break;
      log.warn('A browser reported a Content-Security-Policy violation.', {
        page: toLoggedText(sentReport['document-uri'] ?? sentReport['documentURL']),
        directive: toLoggedText(sentReport['effective-directive'] ?? sentReport['effectiveDirective']),
        blocked: toLoggedText(sentReport['blocked-uri'] ?? sentReport['blockedURL']),
        disposition: toLoggedText(sentReport['disposition'] ?? 'enforce'),
        source: toLoggedText(sentReport['source-file'] ?? sentReport['sourceFile']),
        line: Number(sentReport['line-number'] ?? sentReport['lineNumber'] ?? 0),
      });
    }
    return context.body(null, 204);
  });
}

/** Removes a URL's query string, which may contain a buyer's search and postcode. */
const toLoggedText = (value: unknown): string =>
  typeof value === 'string' ? (value.split(/[?#]/, 1)[0] ?? '').slice(0, 200) : '';
