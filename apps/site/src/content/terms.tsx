import { brand } from '../config/brand.ts';
import { paths } from '../config/paths.ts';
import { registration } from '../config/registration.ts';
import type { Policy } from './policy.ts';

/** @sample The terms and conditions: to be checked by a lawyer and completed by the company. */
export const terms: Policy = {
  title: 'Terms & Conditions',
  summary: `Your rights and responsibilities, and ours, when you use the site and tools of ${brand.name}.`,
  updated: '2026-11-28',
  sections: [
    {
      id: 'who',
      title: 'Who we are and when these terms apply',
      body: (
        <p>
          This site belongs to {brand.name} (‘{brand.short}’, ‘we’), {brand.address.join(', ')}. {registration.company}.
          These terms apply when you use the site. Accounts, credits and paid tools are in our app, which has its own
          terms. You accept them when you sign up. If the two differ about the app, the app’s terms apply.
        </p>
      ),
    },
    {
      id: 'search',
      title: 'The search and its figures',
      body: (
        <>
          <p>
            Listings are written by their sellers. We show them as they are. We don’t own the cars and aren’t a party to
            any sale. Check the car, its papers and its history before you pay.
          </p>
          <p>
            An estimate is made by software from what a listing says, and a verdict such as ‘Good price’ is a sum that
            you can open and follow. Neither is advice, an offer or a promise, and a future value is a guess about a
            market. Use your own judgement.
          </p>
        </>
      ),
    },
    {
      id: 'assistant',
      title: 'The assistant',
      body: (
        <p>
          The Car Assistant is software and can misread you. It shows what it understood, so that you can put it right.
          Don’t tell it anything confidential. Its answers aren’t binding.
        </p>
      ),
    },
    {
      id: 'plans',
      title: 'Plans and prices',
      body: (
        <p>
          Plans are offered to businesses. Prices are in pounds sterling and exclude VAT.{' '}
          <a href={paths.pricing}>Pricing</a> has the prices, and says how long unused credits last and how to cancel. A
          change of plan takes effect at the start of the next billing cycle. Features marked Coming Soon aren’t part of
          a plan yet, and their dates may change.
        </p>
      ),
    },
    {
      id: 'partners',
      title: 'Partners',
      body: (
        <p>
          Our referral rewards are set out on <a href={paths.partnership}>Partnership</a>. We pay them once for each new
          customer who uses a partner’s code. You can’t refer yourself.
        </p>
      ),
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      body: (
        <ul>
          <li>Don’t use the site to break the law, pester sellers, or send material you have no right to send.</li>
          <li>
            Don’t copy listings with a program, send more requests than a person would, or try to get round our limits.
          </li>
          <li>If you find a security weakness, tell us and don’t exploit it.</li>
        </ul>
      ),
    },
    {
      id: 'content',
      title: 'Who owns what',
      body: (
        <p>
          The site, its words, its drawings and its software belong to us or to people who license them to us. You may
          link to it and quote from it. You keep the rights to anything you send us, and allow us to use it to answer
          you.
        </p>
      ),
    },
    {
      id: 'links',
      title: 'Other sites',
      body: (
        <p>
          Links to sellers, to our app’s providers and to others are there for your convenience. We don’t control those
          sites and aren’t responsible for them.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Our responsibility',
      body: (
        <>
          <p>
            Nothing in these terms limits liability that the law doesn’t let us limit: for death or injury caused by our
            negligence, for fraud, or your rights as a consumer.
          </p>
          <p>
            Beyond that, the site is free to use and comes as it is: we don’t promise that it’s always available or free
            of mistakes, and aren’t liable for lost profit, lost business, or a car bought or not bought because of it.
          </p>
        </>
      ),
    },
    {
      id: 'law',
      title: 'Law',
      body: (
        <p>
          The law of England and Wales governs these terms, and the courts of England and Wales decide any dispute; if
          you are a consumer elsewhere in the United Kingdom, you may go to the courts where you live.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and how to contact us',
      body: (
        <p>
          When these terms change, the date above changes too, and the new terms apply from that date. Send any
          questions to <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
      ),
    },
  ],
};
