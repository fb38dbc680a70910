import type { MouseEvent } from 'react';
import { handleLinkClick, useRouter } from 'react-aria/private/utils/openLink';

/**
 * The props of a native link that navigates by the router of the nearest `KitProvider`. React Aria's Link does the same, but
 * is too slow for hundreds of cards. Clicks with a modifier key stay the browser's.
 */
export function useRouterLink(href: string) {
  const router = useRouter();
  return {
    href: router.useHref(href),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => handleLinkClick(event, router, href, undefined),
  };
}
