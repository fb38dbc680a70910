import { responseTime } from '../config/brand.ts';
import { ANNUAL_SAVING_PERCENT } from '../config/plan-prices.ts';
import { creditCosts } from '../config/credits.ts';
import { plans } from '../config/plans.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const free = plans.find(({ prices }) => prices.monthly === 0);
const popular = plans.find(({ isPopular }) => isPopular);

/**
 * The questions of the pricing page, also used for structured data. @sample Fourteen answers about plans: two are in
 * docs/specification.md, section 2; the others follow from the plans, or are invented.
 */
export const faq: readonly { question: string; answer: string }[] = [
  {
    question: 'When does a change of plan take effect?',
    answer: 'At the start of the next billing cycle. Until then you stay on your current plan.',
  },
  {
    question: 'How are vehicles counted?',
    answer:
      'By your active listings. Once a car is sold or taken down, it stops counting. No plan limits them: you pay for credits, not for vehicles.',
  },
  {
    question: 'What does a credit buy?',
    answer: `Searching is free. Valuing a car costs ${creditCosts.valuation} credit, and a negotiation call with its written report costs ${creditCosts.call}.`,
  },
  {
    question: 'What happens to unused credits?',
    answer: plans.map(({ title, credits }) => `${title}: ${credits.unused.toLowerCase()}.`).join(' '),
  },
  {
    question: 'What if we run out of credits?',
    answer: `Top up at any time: ${plans
      .flatMap(({ title, credits: { topUpPence } }) =>
        topUpPence === undefined ? [] : [`${topUpPence}p a credit on ${title}`],
      )
      .join(', ')}. The free plan has no top-ups, so move to a paid one.`,
  },
  {
    question: 'Is there a contract, and can we cancel?',
    answer:
      'There’s no minimum term beyond the month or year you’ve paid for. Cancel at any time, and your plan runs to the end of it.',
  },
  {
    question: 'Do prices include VAT?',
    answer: 'No. Prices exclude VAT, which we add to your invoice.',
  },
  {
    question: 'Can several sites share a plan?',
    answer: 'Yes. Credits aren’t tied to a site, so one plan can cover them all. The calculator above adds them up.',
  },
  {
    question: 'What if we need more than Premium?',
    answer:
      'Top-ups cover a busy month. If you need more every month, ask us about Enterprise. We’ll agree a price for your sites and your team.',
  },
  {
    question: 'What does annual billing save?',
    answer: popular
      ? `${ANNUAL_SAVING_PERCENT}%. For example, ${popular.title} costs ${pounds.format(popular.prices.yearly)} a year, ${pounds.format(popular.prices.saving)} less than paying monthly.`
      : `${ANNUAL_SAVING_PERCENT}%.`,
  },
  {
    question: 'Do the free credits renew?',
    answer: `No, you get the ${free?.credits.count ?? 0} credits once. Paid plans include new credits every month.`,
  },
  {
    question: 'What support do we get?',
    answer: `On the free plan, we answer emails ${responseTime}. On a paid plan, you can reach us 24 hours a day, seven days a week.`,
  },
  {
    question: 'How do you look after our data?',
    answer: `Our Privacy Policy says what this site keeps, why and for how long. If you need a data processing agreement or have a security questionnaire, ask us before you sign up, and we’ll reply ${responseTime}.`,
  },
  {
    question: 'Can we try it before we pay?',
    answer: 'Yes. Start on the free plan, or book a demo: 30 minutes, one to one, no commitment.',
  },
];
