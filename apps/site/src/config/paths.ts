/** The paths of the site's pages. Use these in links instead of literal strings. */
export const paths = {
  home: '/',
  about: '/about',
  pricing: '/pricing',
  contact: '/contact',
  signup: '/signup',
  login: '/login',
  privacy: '/privacy',
  terms: '/terms',
  howWeValue: '/how-we-value',
  demo: '/demo',
  community: '/community',
  partnership: '/partnership',
  search: '/search',
  results: '/search/results',
  saved: '/search/saved',
  compare: '/search/compare',
  smartSearch: '/solutions/smart-search',
  adsSearch: '/solutions/ads-search',
  negotiationAgent: '/solutions/negotiation-agent',
  marketingTool: '/solutions/marketing-tool',
  stockManagement: '/solutions/stock-management',
} as const;

/**
 * Redirect targets by path: the paths without the /solutions prefix redirect to those with it (docs/specification.md,
 * sections 2 and 10).
 */
export const redirects: Readonly<Record<string, string>> = {
  '/ads-search': paths.adsSearch,
  '/negotiation-agent': paths.negotiationAgent,
  '/marketing-tool': paths.marketingTool,
};
