import type { ExclusionFormat } from '@forecourt/search-core';

const viteEnv = import.meta.env;

/**
 * URLs and settings of the services. They are validated at build time (build/environment.ts). `.env.example` lists
 * every variable.
 */
export const env = {
  /** The origin of canonical URLs. */
  siteUrl: viteEnv.VITE_SITE_URL,
  /** The origin of the data source. '' means the page's own origin. */
  dataUrl: viteEnv.VITE_SUPABASE_URL,
  /** The data source's public key for the anonymous role. */
  dataKey: viteEnv.VITE_SUPABASE_ANON_KEY,
  /** The origin of the search service. '' means the page's own origin. */
  searchUrl: viteEnv.VITE_SEARCH_SERVICE_URL,
  /** The base of the listings URLs that the search service receives. */
  listingsUrl: viteEnv.VITE_LISTINGS_URL,
  /** How excluded values are sent to the search service. */
  listingsExclusions: viteEnv.VITE_LISTINGS_EXCLUSIONS as ExclusionFormat,
  /** A full postcode for searches without a location. It is never shown as the buyer's own postcode. */
  defaultPostcode: viteEnv.VITE_DEFAULT_POSTCODE,
  signingSecret: viteEnv.VITE_ADS_SIGNING_SECRET,
  /** The URL of the external app, where users have accounts. */
  appUrl: viteEnv.VITE_EXTERNAL_APP_URL,
  videoUrl: viteEnv.VITE_DEMO_VIDEO_URL,
  linkedInUrl: viteEnv.VITE_LINKEDIN_URL,
  /** The URL for reports of faults and web vitals. '' disables them. */
  reportUrl: viteEnv.VITE_REPORT_URL,
  /** The number of days after which the server deletes messages from the contact form. */
  contactRetentionDays: Number(viteEnv.VITE_CONTACT_RETENTION_DAYS),
  /** The URL of the booking calendar, which opens in a new tab. */
  calendarUrl: viteEnv.VITE_CALENDAR_URL,
  /** The URL of the calendar that the page embeds. If it is '', the page shows our own booking form. */
  calendarEmbedUrl: viteEnv.VITE_CALENDAR_EMBED_URL,
  policy: {
    url: viteEnv.VITE_POLICY_URL,
    privacyId: viteEnv.VITE_PRIVACY_POLICY_ID,
    termsId: viteEnv.VITE_TERMS_POLICY_ID,
  },
  /**
   * The URL of a third-party consent script. If it is '', the site shows its own notice
   * (docs/decisions/0017-consent.md).
   */
  consent: {
    scriptUrl: viteEnv.VITE_CONSENT_SCRIPT_URL,
    websiteId: viteEnv.VITE_CONSENT_WEBSITE_ID,
    initialise: viteEnv.VITE_CONSENT_INITIALISE,
  },
} as const;
