/** What all callers share whose address nobody knows. */
const UNKNOWN = 'unknown';

const IPV4 = /^(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;

/**
 * The unit that limits count by: an IPv4 address, or the /64 network of an IPv6 address, which is what one connection is
 * given and may change within at will. An IPv4 address written as IPv6 (`::ffff:203.0.113.9`) is the IPv4 address. What is
 * no address shares one unit with all that is none.
 */
export function addressBucket(address: string | undefined): string {
  const bare = withoutPort((address ?? '').trim());
  if (IPV4.test(bare)) return bare;
  const groups = ipv6Groups(bare);
  if (!groups) return UNKNOWN;
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The address that the nearest proxy wrote into the named header: the last of a list, since what stands before it may be
 * the caller's own invention. Without a name no header is believed.
 */
export function forwardedAddress(headers: Headers, name: string | undefined): string | undefined {
  return name === undefined ? undefined : headers.get(name)?.split(',').at(-1)?.trim();
}

/** '203.0.113.9:443' and '[2001:db8::1]:443' are how some proxies write an address. */
function withoutPort(text: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** The eight groups of an IPv6 address, a zone (`%eth0`) left out. */
function ipv6Groups(text: string): number[] | undefined {
  const bare = text.replace(/%[\w.-]+$/, '');
  if (!/^[\da-f:.]+$/i.test(bare) || !bare.includes(':')) return undefined;
  // the URL parser knows every spelling, and writes one
  const host = URL.parse(`http://[${bare}]/`)?.hostname.slice(1, -1);
  if (host === undefined) return undefined;
  const [head = '', tail] = host.split('::');
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  if (tail === undefined) return parse(head);
  const [before, after] = [parse(head), parse(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}
