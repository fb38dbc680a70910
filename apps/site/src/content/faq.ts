import { responseTime } from '../config/response-time.ts';
import { plans } from '../config/plans.ts';

/**
 * The questions on the pricing page, which are also its structured data.
 * @sample Ten answers about plans: two are from docs/specification.md, and the others follow from the plans or are invented.
 */
export const faq: readonly { question: string; answer: string }[] = [
  {
    question: 'When does a change of plan take effect?',
    answer: 'At the start of the next billing cycle. Until then you stay on your current plan.',
  },
  {
    question: 'Doesn’t search value cars already?',
    answer:
      'It does, for most adverts, and that’s free. A credit values any car you choose: one that says ‘Need to Check’, or one that isn’t in search, such as a part-exchange.',
  },
  {
    question: 'How are vehicles counted?',
    answer: 'By your active listings. Once a car is sold or taken down, it stops counting. No plan limits them.',
  },
  {
    question: 'What happens to unused credits?',
    answer: describeUnusedCredits(),
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
    answer:
      'Yes. Credits aren’t tied to a site, so one plan and one invoice can cover them all. The calculator above adds them up.',
  },
  {
    question: 'What support do we get?',
    answer: `Free plan: by email, ${responseTime}. Paid plans: 24 hours a day, seven days a week.`,
  },
  {
    question: 'How do you look after our data?',
    answer: 'See our Privacy Policy. For a data processing agreement or a security questionnaire, write to us.',
  },
  {
    question: 'Can we try it before we pay?',
    answer: 'Yes. Start on the free plan, or book a demo: 30 minutes, one to one, no commitment.',
  },
];

/** Returns how long unused credits last, in one sentence for each group of plans with the same rule. */
function describeUnusedCredits(): string {
  const titles = new Map<string, string[]>();
  for (const { title, credits } of plans)
    titles.set(credits.unusedCreditsRule, [...(titles.get(credits.unusedCreditsRule) ?? []), title]);
  const list = new Intl.ListFormat('en-GB');
  return [...titles].map(([unused, names]) => `${list.format(names)}: ${unused.toLowerCase()}.`).join(' ');
}
