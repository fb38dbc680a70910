/**
 * Returns a URL that is safe in a link: http(s), and without a user name, which could hide the host
 * (`https://bank.example@evil.example`).
 */
export function parseWebAddress(text: string | undefined): string | undefined {
  const address = text?.trim() ?? '';
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined;
}

/** Returns an image's URL if it is http(s), or a path on our own origin that no browser resolves to another host. */
export function parsePictureAddress(text: string | undefined): string | undefined {
  const address = text?.trim() ?? '';
  return /^\/(?![/\\\t\n\r])/.test(address) ? address : parseWebAddress(address);
}
