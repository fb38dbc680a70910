const vite = import.meta.env;

/** Where the site finds what it talks to. Checked at build, see env.schema.ts; every variable is in .env.example. */
export const env = {
  /** Origin that canonical addresses name. */
  siteUrl: vite.VITE_SITE_URL,
  /** Origin of the data source, '' for the page's own. */
  dataUrl: vite.VITE_SUPABASE_URL,
  /** The data source's public key for the anonymous role. */
  dataKey: vite.VITE_SUPABASE_ANON_KEY,
  /** Origin of the search service, '' for the page's own. */
  searchUrl: vite.VITE_SEARCH_SERVICE_URL,
  /** Base of the listings addresses that the search service is given. */
  listingsUrl: vite.VITE_LISTINGS_URL,
  /** Full postcode that stands in where the buyer named no place. Never shown as hers. */
  defaultPostcode: vite.VITE_DEFAULT_POSTCODE,
  signingSecret: vite.VITE_ADS_SIGNING_SECRET,
  /** The external app, which has the accounts. */
  appUrl: vite.VITE_EXTERNAL_APP_URL,
  videoUrl: vite.VITE_DEMO_VIDEO_URL,
  linkedInUrl: vite.VITE_LINKEDIN_URL,
} as const;
