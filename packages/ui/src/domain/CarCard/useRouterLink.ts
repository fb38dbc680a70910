import type { MouseEvent } from 'react';
import { handleLinkClick, useRouter } from 'react-aria/private/utils/openLink';

/**
 * Returns props for a native link that navigates with the router of the nearest `KitProvider`. React Aria's Link does
 * the same, but is too slow for hundreds of cards. The browser handles clicks with a modifier key.
 */
export function useRouterLink(href: string) {
  const router = useRouter();
  return {
    href: router.useHref(href),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => handleLinkClick(event, router, href, undefined),
  };
}
