const vite = import.meta.env;

/** Where the site finds what it talks to. Checked at build, see build/environment.ts; every variable is in .env.example. */
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
  /** Where faults and measurements of the page are sent, '' for nowhere. */
  reportUrl: vite.VITE_REPORT_URL,
  /** Days for which the server keeps what the contact form sends. */
  contactRetentionDays: Number(vite.VITE_CONTACT_RETENTION_DAYS),
  /** Where a demo can be booked in a tab of its own. */
  calendarUrl: vite.VITE_CALENDAR_URL,
  /** The same as a frame, '' for the booking form of our own. */
  calendarEmbedUrl: vite.VITE_CALENDAR_EMBED_URL,
  /** The host of the policies' documents, '' for those of our own. An address may hold `{id}`. */
  policy: {
    url: vite.VITE_POLICY_URL,
    privacyId: vite.VITE_PRIVACY_POLICY_ID,
    termsId: vite.VITE_TERMS_POLICY_ID,
  },
  /** The script that asks for consent in our place, '' for our own notice (docs/decisions/0017-consent.md). */
  consent: {
    scriptUrl: vite.VITE_CONSENT_SCRIPT_URL,
    websiteId: vite.VITE_CONSENT_WEBSITE_ID,
    initialise: vite.VITE_CONSENT_INITIALISE,
  },
} as const;
