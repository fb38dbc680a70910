import { brand } from '../config/brand.ts';
import { env } from '../config/env.ts';

interface PageHeadProps {
  /** What the page is about, without the company's name. */
  title: string;
  description: string;
  /** The address that search engines should keep, which may be another page's; a page that is none has none. */
  canonical?: string;
  /** For pages with nothing yet to be found by. */
  noindex?: boolean;
}

/** The page's title, description and canonical address. React moves them into the document's head. */
export function PageHead({ title, description, canonical, noindex = false }: PageHeadProps) {
  const address = canonical === undefined ? undefined : new URL(canonical, env.siteUrl).href;
  const fullTitle = `${title} | ${brand.short}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex,follow" /> : null}
      {address === undefined ? null : <link rel="canonical" href={address} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {address === undefined ? null : <meta property="og:url" content={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_GB" />
    </>
  );
}
