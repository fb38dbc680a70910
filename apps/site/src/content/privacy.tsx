import { brand } from '../config/brand.ts';
import { env } from '../config/env.ts';
import type { Policy } from './policy.ts';

const days = env.contactRetentionDays;
const mail = <a href={`mailto:${brand.email}`}>{brand.email}</a>;

/** @sample The privacy policy: true of this software, to be checked by a lawyer and completed by the company. */
export const privacy: Policy = {
  title: 'Privacy Policy',
  summary: `What ${brand.name} keeps about people who use this site, why, for how long, and what you can ask of us.`,
  updated: '2026-11-21',
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      body: (
        <p>
          {brand.name} (‘{brand.short}’, ‘we’), {brand.address.join(', ')}, is the controller of what this policy is
          about, under the UK General Data Protection Regulation and the Data Protection Act 2018. Write to {mail} or
          ring {brand.phone.label}; a person answers.
        </p>
      ),
    },
    {
      id: 'in-short',
      title: 'In short',
      body: (
        <ul>
          <li>This site sets no cookies, shows no advertising and builds no profile of you.</li>
          <li>We keep messages that you send by a form for {days} days and then delete them.</li>
          <li>We answer your searches and questions to the assistant, and do not keep them.</li>
          <li>Nothing is loaded from another company before you have said yes to it.</li>
        </ul>
      ),
    },
    {
      id: 'forms',
      title: 'When you write to us or ask for a demo',
      body: (
        <>
          <p>
            The forms ask for your name, your email address, a subject and your message; the form for a demo for your
            dealership, a day and a time of day as well. We use them to answer you and for nothing else. Our basis is
            our legitimate interest in answering people who write to us and, where you ask about a plan, steps towards a
            contract at your request.
          </p>
          <p>
            They are kept in our database for {days} days and then deleted, and may be sent to our own mailboxes, where
            we delete them after the same time. Ask us and we delete them sooner.
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
            Your words are sent to our server, which reads them and answers. It does not keep them, and its logs do not
            hold them. If the assistant uses another company’s language model, we send your words to that company
            without your name, address or IP address. Do not type anything confidential.
          </p>
          <p>
            The address of a results page contains your search and your postcode, so that you can reload, bookmark and
            share it. It is therefore in your browser’s history. Other sites that you go to from here learn that you
            came from us, and not what you searched for.
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
            No cookies. These entries of its storage, which stay on your device and are never sent to us. You can remove
            all of them in your browser’s settings.
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
                <td>The light or dark theme that you chose</td>
                <td>You choose ‘System’</td>
              </tr>
              <tr>
                <td>slash-key</td>
                <td>That you turned off the ‘/’ key</td>
                <td>You turn it on</td>
              </tr>
              <tr>
                <td>recent-cars</td>
                <td>Up to twelve cars that you looked at</td>
                <td>You forget them, or say no in Cookie settings</td>
              </tr>
              <tr>
                <td>saved-cars</td>
                <td>Up to fifty cars that you saved, and their prices then</td>
                <td>You remove them</td>
              </tr>
              <tr>
                <td>consent</td>
                <td>What you said yes and no to</td>
                <td>Six months</td>
              </tr>
              <tr>
                <td>contact-draft</td>
                <td>What you typed into the contact form</td>
                <td>It is sent, or the tab is closed</td>
              </tr>
              <tr>
                <td>booking-draft</td>
                <td>What you typed into the form for a demo</td>
                <td>It is sent, or the tab is closed</td>
              </tr>
              <tr>
                <td>conversation</td>
                <td>Your conversation with the assistant, across a reload</td>
                <td>The tab is closed</td>
              </tr>
              <tr>
                <td>first-message</td>
                <td>Your first message to the assistant, if the page reloads to send it</td>
                <td>The tab is closed</td>
              </tr>
              <tr>
                <td>section-reloaded</td>
                <td>That a page was reloaded because a part of it did not load</td>
                <td>The tab is closed</td>
              </tr>
            </tbody>
          </table>
        </>
      ),
    },
    {
      id: 'others',
      title: 'What comes from other companies',
      body: (
        <p>
          A booking calendar, or a policy that another company hosts, is shown only after you have allowed it, where it
          stands or in Cookie settings at the foot of every page, and you can take that back there. Its company then
          learns your IP address and browser, and its own policy holds for what it does. Sign-in, our demo video, the
          sellers’ listings and LinkedIn are links: they open in a new tab and learn nothing before you press them.
        </p>
      ),
    },
    {
      id: 'measurement',
      title: 'Faults and speed',
      body: (
        <p>
          If fault reporting is set up, a page reports its errors to us so that we can fix them: what failed and on
          which page, without your words. How fast pages were for you is reported only if you have allowed it. Neither
          report holds your name, an identifier, or your search.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'Protecting the site',
      body: (
        <p>
          To keep one visitor from using up what is there for all, we count requests by IP address. A count is kept for
          an hour, that of the assistant’s work for a day, and is not joined with what you write. The companies that
          carry our site may keep logs of their own with IP addresses for a short time. Our basis is our legitimate
          interest in a site that works.
        </p>
      ),
    },
    {
      id: 'sharing',
      title: 'Who we share it with',
      body: (
        <p>
          Companies that host our site, database and mail work on our instructions. We sell nothing to anybody. If one
          of them works outside the United Kingdom, it does so in a country with an adequacy regulation or under the
          International Data Transfer Agreement. We disclose data if the law requires it.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            You can ask us for a copy of what we hold about you, to correct or delete it, to use it less, to hand it
            over in a file, and you can object to what we base on our own interests. Write to {mail}; we answer within a
            month, free of charge. No decision about you is made by a machine: our valuations are of cars.
          </p>
          <p>
            If you are not content with us, you can complain to the Information Commissioner’s Office:{' '}
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
