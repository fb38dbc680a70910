import { expect, it } from 'vitest';
import { renderMachineTags } from './head.ts';

it('escapes the metadata of a shared link once', () => {
  const tags = renderMachineTags(
    {
      title: 'Terms & Conditions',
      fullTitle: 'Terms & Conditions | ADS',
      description: 'What "we" agree on.',
      canonical: 'https://www.example.com/terms',
      isIndexed: true,
    },
    { url: 'https://www.example.com/assets/1.png', alt: 'A plate that says: "Hello" & <b>' },
    { name: 'AI Dealer Solutions', short: 'ADS' },
  );
  const properties = Object.fromEntries(
    Array.from(tags.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"\/>/g), ([, name, content]) => [
      name,
      content,
    ]),
  );
  expect(properties).toEqual({
    'og:type': 'website',
    'og:site_name': 'AI Dealer Solutions',
    'og:locale': 'en_GB',
    'og:title': 'Terms &amp; Conditions | ADS',
    'og:description': 'What &quot;we&quot; agree on.',
    'og:url': 'https://www.example.com/terms',
    'og:image': 'https://www.example.com/assets/1.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A plate that says: &quot;Hello&quot; &amp; &lt;b&gt;',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://www.example.com/assets/1.png',
    'twitter:image:alt': 'A plate that says: &quot;Hello&quot; &amp; &lt;b&gt;',
    'twitter:title': 'Terms &amp; Conditions | ADS',
    'twitter:description': 'What &quot;we&quot; agree on.',
    'application-name': 'ADS',
    'apple-mobile-web-app-title': 'ADS',
  });
});
