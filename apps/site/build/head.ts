// Meta tags for link previews. Only the prerendered HTML contains them, because crawlers load every page as a document.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HeadData } from '../src/lib/page-head.tsx';
import { PICTURE_SIZE } from './page-pictures.ts';

/** The image's URL is absolute. */
export function renderMachineTags(
  { fullTitle, description, canonical }: HeadData,
  picture: { url: string; alt: string } | undefined,
  brand: { name: string; short: string },
): string {
  const metadata = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:locale': 'en_GB',
    'og:title': fullTitle,
    'og:description': description,
    ...(canonical && { 'og:url': canonical }),
    ...(picture && {
      'og:image': picture.url,
      'og:image:type': 'image/png',
      'og:image:width': PICTURE_SIZE.width,
      'og:image:height': PICTURE_SIZE.height,
      'og:image:alt': picture.alt,
      'twitter:image': picture.url,
      'twitter:image:alt': picture.alt,
    }),
    'twitter:card': picture ? 'summary_large_image' : 'summary',
    'twitter:title': fullTitle,
    'twitter:description': description,
    'application-name': brand.short,
    'apple-mobile-web-app-title': brand.short,
  };
  const tags = Object.entries(metadata).map(([name, content]) =>
    createElement('meta', { key: name, [name.startsWith('og:') ? 'property' : 'name']: name, content }),
  );
  return renderToStaticMarkup(tags);
}
