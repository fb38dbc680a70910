import type { MouseEvent } from 'react';
import { handleLinkClick, useRouter } from 'react-aria/private/utils/openLink';

/**
 * Navigates with the router of the nearest `KitProvider`, because React Aria's Link is too slow for hundreds of cards.
 */
export function useRouterLink(href: string) {
  const router = useRouter();
  return {
    href: router.useHref(href),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => handleLinkClick(event, router, href, undefined),
  };
}
