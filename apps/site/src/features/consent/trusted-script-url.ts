/** The part of `window.trustedTypes` (https://www.w3.org/TR/trusted-types/) used here. TypeScript has no types for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/**
 * Creates the `TrustedScriptURL` that the page's policy requires, or returns the string in browsers without Trusted
 * Types. Call it only once, because a policy with the same name cannot be created again.
 * @param url A URL from the build's configuration, never from a visitor or another company.
 */
export function createTrustedScriptUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('forecourt', { createScriptURL: (address) => address });
  return policy ? policy.createScriptURL(url) : url;
}
