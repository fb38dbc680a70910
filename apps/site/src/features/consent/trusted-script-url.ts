/** The part of `window.trustedTypes` (https://www.w3.org/TR/trusted-types/) that is used here. TypeScript has no types for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/**
 * The address of a script as the page's policy demands it: a `TrustedScriptURL`, typed as the string that `script.src` takes.
 * Browsers without Trusted Types get the string. It creates the policy, which is allowed once for a name, so call it once.
 *
 * @param url An address from the build's configuration, never from what a visitor or another company wrote.
 */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('forecourt', { createScriptURL: (address) => address });
  return policy ? policy.createScriptURL(url) : url;
}
