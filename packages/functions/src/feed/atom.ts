import { html, raw } from 'hono/html';

/** An Atom feed (RFC 4287). Texts are plain, URLs absolute, dates ISO 8601 with a time. */
export interface AtomFeed {
  title: string;
  author: string;
  /** The feed's own URL, which is also its identifier. */
  url: string;
  /** The page that shows the same content. */
  page: string;
  updated: string;
  entries: readonly AtomEntry[];
}

export interface AtomEntry {
  title: string;
  summary: string;
  /** The URL of the entry's page, which is also its identifier. */
  url: string;
  published: string | undefined;
  updated: string;
}

export async function writeAtom(feed: AtomFeed): Promise<string> {
  const entries = feed.entries.map(
    ({ title, summary, url, published, updated }) =>
      html` <entry>
        <id>${sanitizeText(url)}</id>
        <title>${sanitizeText(title)}</title>
        <link rel="alternate" type="text/html" href="${sanitizeText(url)}" />
        ${published === undefined ? '' : html`<published>${published}</published>`}
        <updated>${updated}</updated>
        <summary>${sanitizeText(summary)}</summary>
      </entry>`,
  );
  const xml = await html`${raw('<?xml version="1.0" encoding="utf-8"?>')}
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
      <id>${sanitizeText(feed.url)}</id>
      <title>${sanitizeText(feed.title)}</title>
      <author><name>${sanitizeText(feed.author)}</name></author>
      <link rel="self" type="application/atom+xml" href="${sanitizeText(feed.url)}" />
      <link rel="alternate" type="text/html" href="${sanitizeText(feed.page)}" />
      <updated>${feed.updated}</updated>
      ${entries}
    </feed>`;
  return `${xml.replaceAll(/\n\s*/g, '\n')}\n`;
}

/** XML does not allow these characters even if escaped (https://www.w3.org/TR/xml/#charsets). */
const sanitizeText = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
    .trim();
