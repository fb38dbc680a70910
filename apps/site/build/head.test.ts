import { describe, expect, it } from 'vitest';
import { readHead, sharedLinkTags } from './head.ts';

const rendered =
  '<title>Terms &amp; Conditions | ADS</title><meta name="description" content="What &quot;we&quot; agree on."/>' +
  '<link rel="canonical" href="https://www.example.com/terms"/>';

describe('the head of a page', () => {
  it('is read as the screen has written it', () => {
    expect(readHead(rendered, '/terms')).toEqual({
      title: 'Terms &amp; Conditions | ADS',
      description: 'What &quot;we&quot; agree on.',
      canonical: 'https://www.example.com/terms',
      isIndexed: true,
    });
    expect(readHead(`${rendered}<meta name="robots" content="noindex,follow"/>`, '/terms').isIndexed).toBe(false);
  });

  it('must have a title and a description', () => {
    expect(() => readHead('<title>Terms | ADS</title>', '/terms')).toThrow(/\/terms has no title or no description/);
  });

  it('says how a link to the page looks, escaped once', () => {
    const tags = sharedLinkTags(
      readHead(rendered, '/terms'),
      { url: 'https://www.example.com/assets/1.png', alt: 'A plate that says: "Hello" & <b>' },
      'AI Dealer Solutions',
    );
    const said = Object.fromEntries(
      Array.from(tags.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g), ([, name, content]) => [
        name,
        content,
      ]),
    );
    expect(said).toEqual({
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
      'og:image:alt': 'A plate that says: &#34;Hello&#34; &#38; &#60;b&#62;',
      'twitter:card': 'summary_large_image',
      'twitter:image': 'https://www.example.com/assets/1.png',
      'twitter:image:alt': 'A plate that says: &#34;Hello&#34; &#38; &#60;b&#62;',
      'twitter:title': 'Terms &amp; Conditions | ADS',
      'twitter:description': 'What &quot;we&quot; agree on.',
    });
  });
});
