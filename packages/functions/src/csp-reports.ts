import * as v from 'valibot';
import { ApiError, internalError, methodNotAllowed } from './api-error.ts';
import { errorFields } from './log.ts';
import type { Log } from './log.ts';
import { readBody } from './read-body.ts';

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

const reportsSchema = v.union([legacySchema, listSchema]);

/**
 * Makes the handler of `POST /api/csp-report`, which takes what browsers report of the Content-Security-Policy and logs it.
 * Anybody can send these: addresses lose their query, texts are cut, and a flood is logged only in part.
 */
export function createCspReports(log: Log, now: () => number = Date.now): (request: Request) => Promise<Response> {
  let minute = 0;
  let logged = 0;
  const mayLog = () => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, logged] = [current, 0];
    logged += 1;
    return logged <= LOGGED_PER_MINUTE;
  };

  const take = async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') throw methodNotAllowed(request.method, 'POST');
    const text = new TextDecoder().decode(await readBody(request, MAX_BYTES, 'Send fewer reports at a time.'));
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reportsSchema), text);
    if (!parsed.success) throw new ApiError(400, 'malformed', 'This is no report of a Content-Security-Policy.');
    for (const report of parsed.output) {
      if (!mayLog()) break;
      log.warn('A browser reported a violation of the Content-Security-Policy.', {
        page: withoutQuery(report.page),
        directive: report.directive.slice(0, 60),
        blocked: withoutQuery(report.blocked),
        disposition: report.disposition.slice(0, 20),
        source: withoutQuery(report.source),
        line: report.line,
      });
    }
    return new Response(null, { status: 204 });
  };

  return async (request) => {
    try {
      return await take(request);
    } catch (error) {
      if (error instanceof ApiError) return error.toResponse();
      log.error('A report of the Content-Security-Policy could not be taken.', errorFields(error));
      return internalError().toResponse();
    }
  };
}

/** The query of a page's address holds a person's sentence and postcode. */
function withoutQuery(address: string): string {
  return (address.split(/[?#]/, 1)[0] ?? '').slice(0, 200);
}
