/**
 * An address as a link may use it. Adverts come from strangers: what is not plainly of the web (`javascript:`, `data:`) or
 * hides its host behind a user name (`https://bank.example@evil.example`) is none.
 */
export function webAddress(text: string | undefined): string | undefined {
  const address = text?.trim() ?? '';
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined;
}

/** A picture's address: of the web, or a path of our own origin that no browser takes for another host. */
export function pictureAddress(text: string | undefined): string | undefined {
  const address = text?.trim() ?? '';
  return /^\/(?![/\\\t\n\r])/.test(address) ? address : webAddress(address);
}
