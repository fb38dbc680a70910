const VALID_DAYS = 364;
const DAY_MS = 86_400_000;

/** The path at which {@link createSecurityTxt} is served. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/**
 * Creates a file with contacts for vulnerability reports (RFC 9116). The RFC requires an expiry date less than a year away,
 * so build the site at least once a year. It also requires https, so a local build has no URLs.
 *
 * @param now The time of the build.
 */
export function createSecurityTxt({ email, siteUrl, now }: { email: string; siteUrl: string; now: Date }): string {
  const { protocol } = new URL(siteUrl);
  const address = (path: string) => (protocol === 'https:' ? [new URL(path, siteUrl).href] : []);
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  const fields = [
    ['Contact', `mailto:${email}`],
    ...address('/contact').map((url) => ['Contact', url]),
    ['Expires', expires],
    ['Preferred-Languages', 'en'],
    ...address(SECURITY_TXT_PATH).map((url) => ['Canonical', url]),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
