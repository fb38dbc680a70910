import ipaddr from 'ipaddr.js';

const UNKNOWN_ADDRESS = 'unknown';

/**
 * Returns the rate-limit bucket for an address: the address itself for IPv4, and its /64 network for IPv6, because one
 * connection can use any address in its network. Callers without a valid address share one bucket.
 */
export function getAddressBucket(address: string | undefined): string {
  const text = removePort((address ?? '').trim());
  // Rejects other notations of IPv4 ('0x7f.1') and leading zeros, which are ambiguous.
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return UNKNOWN_ADDRESS;
  const parsedAddress = ipaddr.process(text);
  if (!(parsedAddress instanceof ipaddr.IPv6)) return parsedAddress.toString();
  const networkPrefix = parsedAddress.parts.slice(0, 4).map((part) => part.toString(16));
  return `${networkPrefix.join(':')}::/64`;
}

/**
 * Returns the last address in the named header, because only that one was written by the nearest proxy. Without a name,
 * no header is trusted.
 */
export function getForwardedAddress(headers: Headers, name: string | undefined): string | undefined {
  return name === undefined ? undefined : headers.get(name)?.split(',').at(-1)?.trim();
}

/** Removes the port, which some proxies add: '203.0.113.9:443' or '[2001:db8::1]:443'. */
function removePort(text: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}
