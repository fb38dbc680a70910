import * as v from 'valibot';
import { readBody } from './body.ts';
import { createEndpoint } from './endpoint.ts';
import { HttpError } from './http-error.ts';
import type { Log } from './log.ts';
import { CSP_REPORT_PATH } from './security-headers.ts';

const MAX_BYTES = 65_536;
const LOGGED_PER_MINUTE = 60;

/** `report-uri` sends one object, https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const legacySchema = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': v.optional(v.string(), ''),
      'effective-directive': v.optional(v.string(), ''),
      'blocked-uri': v.optional(v.string(), ''),
      disposition: v.optional(v.string(), 'enforce'),
      'source-file': v.optional(v.string(), ''),
      'line-number': v.optional(v.number(), 0),
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
      disposition: report.disposition,
      source: report['source-file'],
      line: report['line-number'],
    },
  ]),
);

/** The Reporting API sends a list, https://www.w3.org/TR/reporting-1/ */
const listSchema = v.pipe(
  v.array(
    v.object({
      body: v.object({
        documentURL: v.optional(v.string(), ''),
        effectiveDirective: v.optional(v.string(), ''),
        blockedURL: v.optional(v.nullable(v.string()), ''),
        disposition: v.optional(v.string(), 'enforce'),
        sourceFile: v.optional(v.nullable(v.string()), ''),
        lineNumber: v.optional(v.nullable(v.number()), 0),
      }),
    }),
  ),
  v.transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL ?? '',
      disposition: body.disposition,
      source: body.sourceFile ?? '',
      line: body.lineNumber ?? 0,
    })),
  ),
);

const reportBodySchema = v.pipe(v.string(), v.parseJson(), v.union([legacySchema, listSchema]));

/**
 * Creates `POST /api/csp-report`, which logs violations of the Content-Security-Policy that browsers report. Anybody can send
 * these: addresses lose their query, texts are cut, and a flood is logged only in part.
 */
export function createCspReports(log: Log, now: () => number = Date.now) {
  let minute = 0;
  let logged = 0;
  const mayLog = () => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, logged] = [current, 0];
    logged += 1;
    return logged <= LOGGED_PER_MINUTE;
  };

  const events = { failed: 'Could not process a Content-Security-Policy report.' };
  return createEndpoint({ path: CSP_REPORT_PATH, method: 'POST', events, log }, async (context) => {
    const body = await readBody(context, { maxBytes: MAX_BYTES, hint: 'Send fewer reports at a time.' });
    const parsed = v.safeParse(reportBodySchema, new TextDecoder().decode(body));
    if (!parsed.success) throw new HttpError(400, 'malformed', 'The body is not a Content-Security-Policy report.');
    for (const report of parsed.output) {
      if (!mayLog()) break;
      log.warn('A browser reported a Content-Security-Policy violation.', {
        page: removeQuery(report.page),
        directive: report.directive.slice(0, 60),
        blocked: removeQuery(report.blocked),
        disposition: report.disposition.slice(0, 20),
        source: removeQuery(report.source),
        line: report.line,
      });
    }
    return context.body(null, 204);
  });
}

/** The query of a page's URL has a buyer's sentence and postcode. */
function removeQuery(address: string): string {
  return (address.split(/[?#]/, 1)[0] ?? '').slice(0, 200);
}
