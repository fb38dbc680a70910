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

/**
 * The page's title, description and canonical address. React moves them into the document's head. What is for machines
 * alone (how a shared link looks, structured data) the build makes of these, in build/head.ts.
 */
export function PageHead({ title, description, canonical, noindex = false }: PageHeadProps) {
  const address = canonical === undefined ? undefined : new URL(canonical, env.siteUrl).href;
  return (
    <>
      <title>{`${title} | ${brand.short}`}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex,follow" /> : null}
      {address === undefined ? null : <link rel="canonical" href={address} />}
    </>
  );
}
