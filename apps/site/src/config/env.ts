import type { ExclusionFormat } from '@forecourt/search-core';

const vite = import.meta.env;

/** URLs and settings of the services. Validated at build (build/environment.ts). `.env.example` has every variable. */
export const env = {
  /** Origin of canonical URLs. */
  siteUrl: vite.VITE_SITE_URL,
  /** Origin of the data source, '' for the page's own. */
  dataUrl: vite.VITE_SUPABASE_URL,
  /** The data source's public key for the anonymous role. */
  dataKey: vite.VITE_SUPABASE_ANON_KEY,
  /** Origin of the search service, '' for the page's own. */
  searchUrl: vite.VITE_SEARCH_SERVICE_URL,
  /** Base of the listings URLs that the search service gets. */
  listingsUrl: vite.VITE_LISTINGS_URL,
  /** How the search service gets excluded values. */
  listingsExclusions: vite.VITE_LISTINGS_EXCLUSIONS as ExclusionFormat,
  /** Full postcode for searches without a place. Never shown as the buyer's. */
  defaultPostcode: vite.VITE_DEFAULT_POSTCODE,
  signingSecret: vite.VITE_ADS_SIGNING_SECRET,
  /** The external app, which has accounts. */
  appUrl: vite.VITE_EXTERNAL_APP_URL,
  videoUrl: vite.VITE_DEMO_VIDEO_URL,
  linkedInUrl: vite.VITE_LINKEDIN_URL,
  /** URL for reports of faults and web vitals, '' for none. */
  reportUrl: vite.VITE_REPORT_URL,
  /** Days until the server deletes messages of the contact form. */
  contactRetentionDays: Number(vite.VITE_CONTACT_RETENTION_DAYS),
  /** URL of the booking calendar for a new tab. */
  calendarUrl: vite.VITE_CALENDAR_URL,
  /** URL of the calendar for a frame, '' for our own booking form. */
  calendarEmbedUrl: vite.VITE_CALENDAR_EMBED_URL,
  /** URL of hosted policies, with `{id}` if needed, '' for our own. */
  policy: {
    url: vite.VITE_POLICY_URL,
    privacyId: vite.VITE_PRIVACY_POLICY_ID,
    termsId: vite.VITE_TERMS_POLICY_ID,
  },
  /** URL of a third-party consent script, '' for our own notice (docs/decisions/0017-consent.md). */
  consent: {
    scriptUrl: vite.VITE_CONSENT_SCRIPT_URL,
    websiteId: vite.VITE_CONSENT_WEBSITE_ID,
    initialise: vite.VITE_CONSENT_INITIALISE,
  },
} as const;
