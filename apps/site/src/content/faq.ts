import { ANNUAL_SAVING_PERCENT } from '../config/plan-prices.ts';
import { creditCosts, creditTerms } from '../config/credits.ts';
import { plans } from '../config/plans.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const free = plans.find(({ prices }) => prices.monthly === 0);
const popular = plans.find(({ isPopular }) => isPopular);

/**
 * The questions of the pricing page, also used for structured data. @sample Twelve answers about plans: two are in
 * docs/specification.md, section 2; the others follow from the plans, or are invented.
 */
export const faq: readonly { question: string; answer: string }[] = [
  {
    question: 'When does a change of plan take effect?',
    answer: 'At the start of the next billing cycle. Until then you keep what you have.',
  },
  {
    question: 'How are vehicles counted?',
    answer: 'By your active listings. A car that is sold or taken down no longer counts.',
  },
  {
    question: 'What does a credit buy?',
    answer: `Searching is free. Valuing a car takes ${creditCosts.valuation} credit, and a negotiation call with its written report takes ${creditCosts.call}.`,
  },
  {
    question: 'What happens to credits that we don’t use?',
    answer: plans.map(({ id, title }) => `${title}: ${creditTerms[id].unused.toLowerCase()}.`).join(' '),
  },
  {
    question: 'What if we run out of credits?',
    answer: `Top up at any time: ${plans
      .flatMap(({ id, title }) => {
        const { topUpPence } = creditTerms[id];
        return topUpPence === undefined ? [] : [`${topUpPence}p a credit on ${title}`];
      })
      .join(', ')}. On the free plan, choose a paid one.`,
  },
  {
    question: 'Can we cancel?',
    answer: 'Yes, at any time. Your plan then ends with the month or year that you’ve paid for.',
  },
  {
    question: 'Do prices include VAT?',
    answer: 'No. Every price here excludes VAT, which we add to the invoice.',
  },
  {
    question: 'What if we need more than Premium?',
    answer:
      'Top-ups cover a busy month. If you need more every month, ask us about Enterprise: we price it with you, for your sites and sellers.',
  },
  {
    question: 'What does annual billing save?',
    answer: popular
      ? `${ANNUAL_SAVING_PERCENT}% of twelve months. ${popular.title} comes to ${pounds.format(popular.prices.yearly)} a year, which is ${pounds.format(popular.prices.saving)} less than paying by the month.`
      : `${ANNUAL_SAVING_PERCENT}% of twelve months.`,
  },
  {
    question: 'Which tools are in which plan?',
    answer: 'All four are in every plan, the free one too. Plans differ in their credits and in how we support you.',
  },
  {
    question: 'Do the free credits come again?',
    answer: `No: the ${free?.credits.count ?? 0} credits of the free plan are yours once. A paid plan includes new credits every month.`,
  },
  {
    question: 'Can we see it before we pay?',
    answer: 'Yes. Begin with the free plan, or book a demo: thirty minutes, one to one, without commitment.',
  },
];
