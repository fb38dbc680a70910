import { brand } from '../config/brand.ts';
import { env } from '../config/env.ts';
import type { Policy } from './policy.ts';

const retentionDays = env.contactRetentionDays;
const emailLink = <a href={`mailto:${brand.email}`}>{brand.email}</a>;

/** @sample The privacy policy: true of this software, to be checked by a lawyer and completed by the company. */
export const privacy: Policy = {
  title: 'Privacy Policy',
  summary: `What ${brand.name} keeps about people who use this site, why, for how long, and what you can ask of us.`,
  updated: '2026-11-28',
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      body: (
        <p>
          {brand.name} (‘{brand.short}’, ‘we’), {brand.address.join(', ')}, is the controller of the personal data
          described in this policy, under the UK General Data Protection Regulation and the Data Protection Act 2018.
          Write to {emailLink} or call {brand.phone.label}, and a person will answer.
        </p>
      ),
    },
    {
      id: 'in-short',
      title: 'In short',
      body: (
        <ul>
          <li>This site sets no cookies, shows no advertising and builds no profile of you.</li>
          <li>We keep messages from our forms for {retentionDays} days, then delete them.</li>
          <li>We don’t keep your searches or your questions to the assistant.</li>
          <li>We don’t load anything from another company until you say yes.</li>
        </ul>
      ),
    },
    {
      id: 'forms',
      title: 'When you write to us or ask for a demo',
      body: (
        <>
          <p>
            The forms ask for your name, your email address, a subject and your message; the demo form also asks for
            your dealership, a phone number if you like, a day and a time of day. We use them to answer you and for
            nothing else. Our basis is our legitimate interest in answering people who write to us and, if you ask about
            a plan, steps towards a contract at your request.
          </p>
          <p>
            We keep them in our database for {retentionDays} days, then delete them. We may also send a copy to our own
            mailboxes, which we delete after the same period. If you ask us, we’ll delete them sooner.
          </p>
        </>
      ),
    },
    {
      id: 'search',
      title: 'When you search or talk to the assistant',
      body: (
        <>
          <p>
            Your words are sent to our server, which reads them and answers. It doesn’t keep them, and they don’t appear
            in its logs. If the assistant uses another company’s language model, we send your words to that company
            without your name, address or IP address. Don’t type anything confidential.
          </p>
          <p>
            The address of a results page contains your search and your postcode, so that you can reload, bookmark and
            share the page. Your browser’s history keeps that address. Other sites you visit from here can see that you
            came from us, but not what you searched for.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What is kept in your browser',
      body: (
        <>
          <p>
            We set no cookies. These entries in your browser’s storage stay on your device. We receive only what you
            send with a form, a search or a message, and the advert numbers of saved cars, to look up today’s prices.
            You can remove all the entries in your browser’s settings.
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">Entry</th>
                <th scope="col">What for</th>
                <th scope="col">Until</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>theme</td>
                <td>The light or dark theme you chose</td>
                <td>You choose ‘System’</td>
              </tr>
              <tr>
                <td>slash-key</td>
                <td>Whether the ‘/’ key takes you to the search box</td>
                <td>You turn it on</td>
              </tr>
              <tr>
                <td>results-layout</td>
                <td>Whether results are a grid or a list</td>
                <td>You choose the grid again</td>
              </tr>
              <tr>
                <td>recent-cars</td>
                <td>Up to twelve cars you’ve looked at</td>
                <td>You clear them, or say no in Cookie settings</td>
              </tr>
              <tr>
                <td>saved-cars</td>
                <td>Up to fifty cars you’ve saved, and their prices at the time</td>
                <td>You remove them</td>
              </tr>
              <tr>
                <td>consent</td>
                <td>What you agreed to and what you refused</td>
                <td>Six months</td>
              </tr>
              <tr>
                <td>contact-draft</td>
                <td>What you typed into the contact form</td>
                <td>You send it, or close the tab</td>
              </tr>
              <tr>
                <td>enterprise-draft</td>
                <td>What you typed into the contact form about the Enterprise plan</td>
                <td>You send it, or close the tab</td>
              </tr>
              <tr>
                <td>marketing-waitlist-draft</td>
                <td>What you typed into the contact form to join the Marketing Tool waitlist</td>
                <td>You send it, or close the tab</td>
              </tr>
              <tr>
                <td>stock-waitlist-draft</td>
                <td>What you typed into the contact form to join the Stock Management waitlist</td>
                <td>You send it, or close the tab</td>
              </tr>
              <tr>
                <td>community-waitlist-draft</td>
                <td>What you typed into the contact form to join the Community waitlist</td>
                <td>You send it, or close the tab</td>
              </tr>
              <tr>
                <td>booking-draft</td>
                <td>What you typed into the form for a demo</td>
                <td>You send it, or close the tab</td>
              </tr>
              <tr>
                <td>typed</td>
                <td>What you typed into a search box, so that a reload keeps it</td>
                <td>You close the tab</td>
              </tr>
              <tr>
                <td>conversation</td>
                <td>Your conversation with the assistant, so that a reload keeps it</td>
                <td>You close the tab</td>
              </tr>
              <tr>
                <td>first-message</td>
                <td>Your first message to the assistant, if the page reloads to send it</td>
                <td>You close the tab</td>
              </tr>
              <tr>
                <td>start-reloaded</td>
                <td>Whether a page was reloaded because its scripts didn’t load</td>
                <td>The page starts, or you close the tab</td>
              </tr>
              <tr>
                <td>section-reloaded</td>
                <td>Whether a page was reloaded because part of it didn’t load</td>
                <td>You close the tab</td>
              </tr>
            </tbody>
          </table>
        </>
      ),
    },
    {
      id: 'others',
      title: 'Content from other companies',
      body: (
        <p>
          A booking calendar, or a policy that another company hosts, is shown only after you allow it, on its page or
          in Cookie settings at the foot of every page. The other company then learns your IP address and which browser
          you use, and its own policy applies. You can change your mind at any time in Cookie settings. Sign-in, our
          demo video, the sellers’ listings and LinkedIn are links that open in a new tab. Those sites learn nothing
          until you press one.
        </p>
      ),
    },
    {
      id: 'measurement',
      title: 'Faults and speed',
      body: (
        <p>
          If fault reporting is set up, a page reports its errors to us so that we can fix them: what failed and on
          which page, without your words. We measure how fast pages load for you only if you allow it. Neither report
          contains your name, an identifier or your search.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'Protecting the site',
      body: (
        <p>
          We count requests by IP address, so that one visitor can’t use up capacity that everyone shares. We keep a
          count for an hour, or for a day if it counts the assistant’s work, and never link it to what you write. The
          companies that host our site may keep their own logs with IP addresses for a short time. Our basis is our
          legitimate interest in a site that works.
        </p>
      ),
    },
    {
      id: 'sharing',
      title: 'Who we share it with',
      body: (
        <p>
          The companies that host our site, database and mail act on our instructions. We never sell your data. If one
          of them works outside the United Kingdom, it does so in a country covered by UK adequacy regulations, or under
          the International Data Transfer Agreement. We disclose data if the law requires it.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            You can ask us for a copy of your data, including in a file that other services can read. You can ask us to
            correct it, delete it or limit how we use it, and you can object to any use that we base on our own
            interests. Write to {emailLink}; we answer within a month, free of charge. We make no automated decisions
            about you: we only value cars.
          </p>
          <p>
            If you’re unhappy with how we handle your data, you can complain to the Information Commissioner’s Office:{' '}
            <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</a>, 0303 123 1113.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          When this policy changes, the date above changes with it. If a change affects something you agreed to, we ask
          you again.
        </p>
      ),
    },
  ],
};
