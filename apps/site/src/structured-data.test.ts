import { computePlanPrices } from './config/plan-prices.ts';
import { describe, expect, it } from 'vitest';
import { type Facts, formatJsonLd, describePage } from './structured-data.ts';

const facts: Facts = {
  siteUrl: 'https://www.example.com',
  company: {
    name: 'AI Dealer Solutions',
    short: 'ADS',
    blurb: 'Tools for dealers.',
    founded: 2025,
    email: 'hello@example.com',
    phone: { href: 'tel:+442079460123' },
    address: ['1 Example Street', 'London EC1A 1BB'],
    social: { linkedin: 'https://www.linkedin.com/company/example', twitter: '' },
  },
  home: '/',
  results: '/search/results',
  pricing: '/pricing',
  names: { '/solutions/smart-search': 'Smart Search' },
  plans: [
    {
      id: 'free',
      title: 'Free',
      prices: computePlanPrices(0),
      credits: { count: 50, each: 'once', unusedCreditsRule: 'Kept for 90 days' },
      support: 'Basic support',
      features: [],
      buttonText: 'Get started for free',
      link: 'https://app.example.com',
    },
    {
      id: 'starter',
      title: 'Starter',
      prices: computePlanPrices(200),
      credits: { count: 300, each: 'month', unusedCreditsRule: 'Roll over for one month', topUpPence: 80 },
      support: '24/7 support',
      features: ['Smart Search Tool', '24/7 support'],
      buttonText: 'Sign up now',
      link: 'https://app.example.com',
    },
  ],
  questions: [{ question: 'When?', answer: 'At once </script><script>alert(1)</script> & <!-- more.' }],
};
const element = /^<script type="application\/ld\+json">([^<>&]*)<\/script>$/;
const parse = (html: string): unknown => JSON.parse(element.exec(html)?.[1] ?? 'null');

describe('structured data', () => {
  it('writes one element with escaped content', () => {
    const items = describePage({ path: '/pricing', title: 'Pricing Plans' }, facts);
    const html = formatJsonLd(items);
    expect(html).toMatch(element);
    expect(parse(html)).toEqual({ '@context': 'https://schema.org', '@graph': items });
  });

  it('describes the company and the site on the home page', () => {
    const [company, site] = describePage({ path: '/', title: 'Home' }, facts);
    expect(company).toMatchObject({
      '@type': 'Organization',
      url: 'https://www.example.com/',
      telephone: '+442079460123',
      address: {
        streetAddress: '1 Example Street',
        addressLocality: 'London',
        postalCode: 'EC1A 1BB',
        addressCountry: 'GB',
      },
      sameAs: ['https://www.linkedin.com/company/example'],
    });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      publisher: { '@id': company?.['@id'] },
      potentialAction: {
        target: { urlTemplate: 'https://www.example.com/search/results?original_query={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('contains breadcrumbs on inner pages', () => {
    expect(describePage({ path: '/solutions/smart-search', title: 'Smart Search: one list' }, facts)).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'ADS', item: 'https://www.example.com/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Smart Search',
            item: 'https://www.example.com/solutions/smart-search',
          },
        ],
      },
    ]);
  });

  it('describes the plans and questions on the pricing page', () => {
    const [, application, questions] = describePage({ path: '/pricing', title: 'Pricing Plans' }, facts);
    expect(application).toMatchObject({
      '@type': 'SoftwareApplication',
      applicationCategory: 'BusinessApplication',
      offers: [
        { '@type': 'Offer', name: 'ADS Free', price: '0.00', priceCurrency: 'GBP' },
        {
          '@type': 'Offer',
          name: 'ADS Starter',
          description: '300 credits, every month. Smart Search Tool. 24/7 support',
          price: '200.00',
          priceCurrency: 'GBP',
          url: 'https://www.example.com/pricing',
          priceSpecification: { unitCode: 'MON', valueAddedTaxIncluded: false },
        },
      ],
    });
    const [freeOffer] = (application?.['offers'] ?? []) as object[];
    expect(freeOffer).toBeDefined();
    expect(freeOffer).not.toHaveProperty('priceSpecification');
    expect(questions).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer' } }],
    });
  });

  /** https://developers.google.com/search/docs/appearance/structured-data/search-gallery */
  const REQUIRED_PROPERTIES: Readonly<Record<string, readonly string[]>> = {
    Answer: ['text'],
    BreadcrumbList: ['itemListElement'],
    EntryPoint: ['urlTemplate'],
    FAQPage: ['mainEntity'],
    ListItem: ['position', 'name', 'item'],
    Offer: ['price', 'priceCurrency'],
    Organization: ['name', 'url', 'logo'],
    PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
    Question: ['name', 'acceptedAnswer'],
    SearchAction: ['target', 'query-input'],
    SoftwareApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
    UnitPriceSpecification: ['price', 'priceCurrency'],
    WebSite: ['name', 'url'],
  };

  it.each(['/', '/pricing', '/solutions/smart-search'])('has every required property on %s', (path) => {
    const checkProperties = (value: unknown): void => {
      if (Array.isArray(value)) return value.forEach(checkProperties);
      if (typeof value !== 'object' || value === null) return;
      const item = value as Readonly<Record<string, unknown>>;
      const type = item['@type'];
      if (typeof type === 'string') {
        expect(Object.keys(REQUIRED_PROPERTIES)).toContain(type);
        for (const property of REQUIRED_PROPERTIES[type] ?? []) expect(item[property], property).toBeTruthy();
      }
      Object.values(item).forEach(checkProperties);
    };
    checkProperties(describePage({ path, title: 'Title' }, facts));
  });
});
