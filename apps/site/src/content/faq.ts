import { responseTime } from '../config/response-time.ts';
import { creditCosts } from '../config/credits.ts';
import { plans } from '../config/plans.ts';

/**
 * The questions of the pricing page, also used for structured data. @sample Twelve answers about plans: two are in
 * docs/specification.md, section 2; the others follow from the plans, or are invented.
 */
export const faq: readonly { question: string; answer: string }[] = [
  {
    question: 'When does a change of plan take effect?',
    answer: 'At the start of the next billing cycle. Until then you stay on your current plan.',
  },
  {
    question: 'How are vehicles counted?',
    answer: 'By your active listings. Once a car is sold or taken down, it stops counting. No plan limits them.',
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
    answer: 'Only for the month or year you’ve paid for. Cancel at any time, and your plan runs to the end of it.',
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
    answer: 'Top-ups cover a busy month. If you need more every month, ask us about Enterprise.',
  },
  {
    question: 'What support do we get?',
    answer: `Free plan: by email, ${responseTime}. Paid plans: 24 hours a day, seven days a week.`,
  },
  {
    question: 'How do you look after our data?',
    answer:
      'Our Privacy Policy says what this site keeps, why and for how long. For a data processing agreement or a security questionnaire, write to us.',
  },
  {
    question: 'Can we try it before we pay?',
    answer: 'Yes. Start on the free plan, or book a demo: 30 minutes, one to one, no commitment.',
  },
];
