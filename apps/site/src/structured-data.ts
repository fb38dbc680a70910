// The JSON-LD of the company and its pages, https://schema.org. Only prerendering uses it, so browsers do not download
// it.
import type { PricingPlan } from './config/plans.ts';

export interface Facts {
  siteUrl: string;
  company: {
    name: string;
    short: string;
    blurb: string;
    founded: number;
    email: string;
    phone: { href: string };
    address: readonly string[];
    social: Readonly<Record<string, string>>;
  };
  /** The paths of the pages. */
  home: string;
  results: string;
  pricing: string;
  /** The names of pages in links, by path. */
  names: Readonly<Record<string, string>>;
  plans: readonly PricingPlan[];
  questions: readonly { question: string; answer: string }[];
}

/** One page, by its canonical path. */
export interface DescribedPage {
  path: string;
  /** The title without the company's name. */
  title: string;
}

type Thing = { '@type': string } & Readonly<Record<string, unknown>>;

/**
 * Returns the company and the site for the home page, and breadcrumbs for other pages, with offers and questions for
 * the pricing page.
 */
export function describePage({ path, title }: DescribedPage, facts: Facts): readonly Thing[] {
  if (path === facts.home) return [describeOrganization(facts), describeWebSite(facts)];
  const breadcrumbs = describeBreadcrumbs({ path, title }, facts);
  return path === facts.pricing ? [breadcrumbs, describeApplication(facts), describeFaqPage(facts)] : [breadcrumbs];
}

/** Escapes the data, so that it cannot close the script element. */
export function formatJsonLd(things: readonly Thing[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  const escapedJson = json.replace(/[<>&\u2028\u2029]/g, escapeCharacter);
  return `<script type="application/ld+json">${escapedJson}</script>`;
}

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const createUrl = (path: string, { siteUrl }: Facts): string => new URL(path, siteUrl).href;
const getCompanyId = (facts: Facts): string => createUrl('/#company', facts);

function describeOrganization(facts: Facts): Thing {
  const { company } = facts;
  const [streetAddress, town = ''] = company.address;
  // Splits a line such as 'London EC1A 1BB' into the town and the postcode.
  const [, addressLocality, postalCode] = /^(.+?) ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/.exec(town) ?? [];
  return {
    '@type': 'Organization',
    '@id': getCompanyId(facts),
    name: company.name,
    alternateName: company.short,
    description: company.blurb,
    url: createUrl(facts.home, facts),
    logo: createUrl('/icon-512.png', facts),
    foundingDate: String(company.founded),
    email: company.email,
    telephone: company.phone.href.replace(/^tel:/, ''),
    address: { '@type': 'PostalAddress', streetAddress, addressLocality, postalCode, addressCountry: 'GB' },
    sameAs: Object.values(company.social).filter(Boolean),
  };
}

const describeWebSite = (facts: Facts): Thing => ({
  '@type': 'WebSite',
  '@id': createUrl('/#site', facts),
  name: facts.company.name,
  alternateName: facts.company.short,
  url: createUrl(facts.home, facts),
  inLanguage: 'en-GB',
  publisher: { '@id': getCompanyId(facts) },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${createUrl(facts.results, facts)}?original_query={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

const describeBreadcrumbs = ({ path, title }: DescribedPage, facts: Facts): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { path: facts.home, name: facts.company.short },
    { path, name: facts.names[path] ?? title },
  ].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: createUrl(step.path, facts),
  })),
});

const describeApplication = (facts: Facts): Thing => ({
  '@type': 'SoftwareApplication',
  '@id': createUrl('/#application', facts),
  name: facts.company.name,
  alternateName: facts.company.short,
  description: facts.company.blurb,
  url: createUrl(facts.home, facts),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  publisher: { '@id': getCompanyId(facts) },
  offers: facts.plans.map((plan) => describeOffer(plan, facts)),
});

/** Enterprise has no offer, because its price is negotiated. */
function describeOffer({ title, prices, credits, features }: PricingPlan, facts: Facts): Thing {
  const creditPeriod = credits.each === 'once' ? 'once' : 'every month';
  const price = { price: prices.monthly.toFixed(2), priceCurrency: 'GBP' };
  return {
    '@type': 'Offer',
    name: `${facts.company.short} ${title}`,
    description: [`${credits.count} credits, ${creditPeriod}`, ...features].join('. '),
    url: createUrl(facts.pricing, facts),
    availability: 'https://schema.org/InStock',
    ...price,
    // A plan with one-off credits has no monthly charge.
    ...(credits.each === 'month'
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            ...price,
            unitCode: 'MON',
            valueAddedTaxIncluded: false,
          },
        }
      : {}),
  };
}

const describeFaqPage = ({ questions }: Facts): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
