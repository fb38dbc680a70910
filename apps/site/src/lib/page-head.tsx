import { createContext, use } from 'react';
import { brand } from '../config/brand.ts';
import { env } from '../config/env.ts';

interface PageHeadProps {
  /** The page's title without the company's name. */
  title: string;
  description: string;
  /** The canonical path, which may be another page's. The not-found page has none. */
  canonical?: string;
  /** Asks search engines not to index the page. */
  noindex?: boolean;
}

export interface HeadData {
  title: string;
  /** The title with the company's name, as in the `<title>`. */
  fullTitle: string;
  description: string;
  /** An absolute URL. */
  canonical: string | undefined;
  isIndexed: boolean;
}

/** Receives the head of each page that the build renders. */
export const HeadDataContext = createContext<(head: HeadData) => void>(() => {});

/** React moves these elements to the document's head. The build adds meta tags for link previews (build/head.ts). */
export function PageHead({ title, description, canonical, noindex = false }: PageHeadProps) {
  const address = canonical === undefined ? undefined : new URL(canonical, env.siteUrl).href;
  const fullTitle = `${title} | ${brand.short}`;
  const isIndexed = address !== undefined && !noindex;
  use(HeadDataContext)({ title, fullTitle, description, canonical: address, isIndexed });
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex,follow" /> : null}
      {address === undefined ? null : <link rel="canonical" href={address} />}
    </>
  );
}
