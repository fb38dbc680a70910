import * as v from 'valibot';
import { parseBody, readBody } from './body.ts';
import { createEndpoint } from './endpoint.ts';
import { createMemoryCounters } from './limits/counters.ts';
import type { Log } from './log.ts';
import { CSP_REPORT_PATH } from './security-headers.ts';

const MAX_BYTES = 65_536;
const LOGGED_PER_MINUTE = 60;

const report = v.record(v.string(), v.unknown(), 'must be an object');
const reportsSchema = v.union(
  [
    // `report-uri` sends one object, https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
    v.pipe(
      v.object({ 'csp-report': report }),
      v.transform((sent) => [sent['csp-report']]),
    ),
    // The Reporting API sends a list, https://www.w3.org/TR/reporting-1/
    v.pipe(
      v.array(v.object({ body: report })),
      v.transform((sent) => sent.map(({ body }) => body)),
    ),
  ],
  'is not a Content-Security-Policy report',
);

/**
 * Creates `POST /api/csp-report`, which logs violations of the Content-Security-Policy that browsers report. Anybody
 * can send reports, so query strings are removed from URLs, texts are shortened, and only part of a flood is logged.
 */
export function createCspReports(log: Log) {
  const logged = createMemoryCounters().counter('csp-reports', 60);
  const events = { failed: 'Could not process a Content-Security-Policy report.' };
  return createEndpoint({ path: CSP_REPORT_PATH, method: 'POST', events, log }, async (context) => {
    const body = await readBody(context, { maxBytes: MAX_BYTES, hint: 'Send fewer reports at a time.' });
    for (const sent of parseBody(reportsSchema, body, '{"csp-report": {…}}')) {
      if ((await logged.penalty('all')).consumedPoints > LOGGED_PER_MINUTE) break;
      log.warn('A browser reported a Content-Security-Policy violation.', {
        page: toLoggedText(sent['document-uri'] ?? sent['documentURL']),
        directive: toLoggedText(sent['effective-directive'] ?? sent['effectiveDirective']),
        blocked: toLoggedText(sent['blocked-uri'] ?? sent['blockedURL']),
        disposition: toLoggedText(sent['disposition'] ?? 'enforce'),
        source: toLoggedText(sent['source-file'] ?? sent['sourceFile']),
        line: Number(sent['line-number'] ?? sent['lineNumber'] ?? 0),
      });
    }
    return context.body(null, 204);
  });
}

/** Truncates text and removes a URL's query string, which may contain a buyer's search and postcode. */
const toLoggedText = (value: unknown): string =>
  typeof value === 'string' ? (value.split(/[?#]/, 1)[0] ?? '').slice(0, 200) : '';
