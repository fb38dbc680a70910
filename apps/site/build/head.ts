// What a page's head says to machines alone: where a link to it is shown, and where it is kept on a home screen. It is in
// the HTML and nowhere else: no browser reads it twice, so no script writes it.
import { escapeXml, PICTURE_SIZE } from './page-pictures.ts';

/** What the screen itself has put into its head, as escaped text. */
export interface ScreenHead {
  title: string;
  description: string;
  /** Absent where the page is none that anybody should keep. */
  canonical: string | undefined;
  isIndexed: boolean;
}

const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;
const CANONICAL = /<link rel="canonical" href="([^"]+)"/;
const NOINDEX = /<meta name="robots" content="noindex/;

/** Reads the head of a rendered screen. Throws where a title or description is missing. */
export function readHead(html: string, path: string): ScreenHead {
  const [title, description, canonical] = [TITLE, DESCRIPTION, CANONICAL].map((part) => part.exec(html)?.[1]);
  if (!title || !description) throw new Error(`${path} has no title or no description: its screen needs a <PageHead>.`);
  return { title, description, canonical, isIndexed: canonical !== undefined && !NOINDEX.test(html) };
}

export interface SharedPicture {
  /** Absolute. */
  url: string;
  alt: string;
}

/** Open Graph and Twitter cards. */
export function sharedLinkTags(head: ScreenHead, picture: SharedPicture | undefined, siteName: string): string {
  const { title, description, canonical } = head;
  const property = (name: string, content: string | number) => `<meta property="og:${name}" content="${content}">`;
  const twitter = (name: string, content: string) => `<meta name="twitter:${name}" content="${content}">`;
  return [
    property('type', 'website'),
    property('site_name', escapeXml(siteName)),
    property('locale', 'en_GB'),
    property('title', title),
    property('description', description),
    ...(canonical === undefined ? [] : [property('url', canonical)]),
    ...(picture === undefined
      ? [twitter('card', 'summary')]
      : [
          property('image', picture.url),
          property('image:type', 'image/png'),
          property('image:width', PICTURE_SIZE.width),
          property('image:height', PICTURE_SIZE.height),
          property('image:alt', escapeXml(picture.alt)),
          twitter('card', 'summary_large_image'),
          twitter('image', picture.url),
          twitter('image:alt', escapeXml(picture.alt)),
        ]),
    twitter('title', title),
    twitter('description', description),
  ].join('');
}

/** Where the site is kept among a device's applications. The files are those of icons.ts. */
export const applicationTags = (name: string): string =>
  [
    `<link rel="manifest" href="/site.webmanifest">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    `<meta name="application-name" content="${escapeXml(name)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeXml(name)}">`,
  ].join('');
