// Which test covers which line of the specification, as far as it is about the search. A title stands as it is written in
// its file, so that a parameter of it keeps its braces; sentences.spec.ts says so where a title or a file is no more.

const ASSISTANT = 'e2e/assistant.spec.ts';
const BOX = 'e2e/spec/search-box.spec.ts';
const CAR = 'e2e/car-detail.spec.ts';
const FAILURES = 'e2e/failures.spec.ts';
const FAULTS = 'e2e/faults.spec.ts';
const FILTERS = 'e2e/filters.spec.ts';
const JOURNEY = 'e2e/journey.spec.ts';
const RESULTS = 'e2e/spec/results.spec.ts';
const SHOWCASE = 'e2e/showcase.spec.ts';
const SIGN_IN = 'packages/ui/src/domain/SignInDialog/SignInDialog.test.tsx';
const SOLUTIONS = 'e2e/spec/solutions.spec.ts';
const HOME = 'e2e/spec/home.spec.ts';
const COMPANY = 'e2e/spec/company.spec.ts';
const LAYOUT = 'e2e/spec/layout.spec.ts';
const SHELL = 'e2e/shell.spec.ts';

const EVERY_FAULT = '${service.name} ${fault.name}';
const GATED_CARD = 'on a card, valuation, favourite and add to list only open the sign-in dialog';
const GATED_DIALOG = "'${button}' asks to sign in, over the dialog, and gives the focus back";
const PANEL = "a Filters button opens a panel titled 'Filter Cars'; the button carries the number of active filters";
const APPLYING = 'applying writes each non-empty value into the query, deletes the empty ones and closes the panel';
const EMPTY =
  "Empty state: 'No cars found with your preferences', a prompt, a natural-language box and the first 3 suggestions.";
const PAGES =
  'Pagination appears only with more than one page and with results; at most 5 page numbers; previous and next are clamped.';
const CALL = 'The page is driven entirely by query parameters; the constructed URL sets them.';
const NATIONAL =
  "Distance 'national' means no radius is sent; write-offs are always excluded; the default seller type is private.";
const CARD =
  "A card shows make, model, year, price, mileage ('No mileage data' if missing) and image; estimated price and price tag when known.";
const VERDICT =
  'Results-page verdict: good above 0, fair under 15% of the estimate, else high; a badge needs both values above 0.';
const SNAPPED =
  'A distance in the URL is snapped up to the nearest of 5, 10, 25, 50, 100, 200, otherwise national; a postcode loses its spaces.';
const SUBMIT =
  'Search submit is disabled when the text is empty after trimming, and while loading. Enter without Shift submits.';
const DIALOG = 'it has name, description, link, price analysis, future value, standing and specifications';
const FIRST_FOUR = 'the first 4 valid cars are shown, and the filter works on all of them by the derived tag';
const REFUSED = '${name}, she is asked for other words';

interface Sentence {
  /** Of the specification. */
  section: string;
  says: string;
  file: string;
  test: string;
}

const of =
  (section: string) =>
  (says: string, file: string, test: string): Sentence => ({ section, says, file, test });
const home = of('2, home and showcase');
const box = of('2, search box and chat');
const results = of('2, search results');
const detail = of('2, car detail');
const signIn = of('2, sign-in');
const solution = of('1 and 2, solutions');
const layout = of('2, shared layout');
const company = of('1, 2 and 9, company');
const state = of('4');
const rule = of('5');
const role = of('6');
const call = of('7');
const error = of('8');
const constant = of('9');

export const SENTENCES: readonly Sentence[] = [
  home('placeholder that types, pauses, deletes and loops', BOX, 'Typing effect: it types, pauses, deletes and loops.'),
  home('popular search chips', BOX, 'Popular search chips, with their five texts.'),
  home('filter all, good, fair, high', SHOWCASE, FIRST_FOUR),
  home('sort price, year, mileage', SHOWCASE, 'it is sorted by price, year and mileage, what is not known last'),
  home('loading', SHOWCASE, 'while loading it says so, and has the shape of what will come'),
  home('error with Try Again', SHOWCASE, '${name} is named, and tried again without losing what was typed'),
  home('empty', SHOWCASE, 'a filter without cars says so and offers all of them'),
  home('buttons and three explainer cards', SHOWCASE, 'it says what the verdicts mean, and leads on'),

  box(
    'becomes a chat after the first message',
    ASSISTANT,
    'the first message makes a chat of the box, and Yes leads to the cars',
  ),
  box('clear-chat button', ASSISTANT, 'gives the empty box back, with the focus in it'),
  box(
    'pre-search goes to results without the assistant',
    JOURNEY,
    'the simpler box of /search leads to the same place',
  ),
  box(
    'query parameters, renamed, empty ones dropped',
    BOX,
    'On submit, the app navigates to results with these query parameters. Empty values are dropped.',
  ),
  box('default postcode', BOX, 'If no postcode is present, a default postcode is supplied (its value is not shown).'),
  box('empty text does nothing', BOX, SUBMIT),

  results('driven entirely by query parameters', RESULTS, CALL),
  results('filter tags and their labels', RESULTS, 'Removable filter tags for active filters, with their labels.'),
  results('removing a tag', RESULTS, 'Removing a tag deletes its parameter; Clear all is one navigation.'),
  results(
    'arrows of the tags',
    RESULTS,
    'The tags scroll sideways with left and right arrow buttons when they overflow, by 80% of the strip and at least 200 px.',
  ),
  results(
    'sort dropdown',
    RESULTS,
    'Sort dropdown, default most-recent, with its eight orders; choosing most-recent removes the sort parameter.',
  ),
  results('Filters button and its panel', FILTERS, PANEL),
  results(
    'drawer on mobile, side panel on desktop',
    FILTERS,
    'on a phone it is a drawer at the bottom, on a desktop a panel at the right',
  ),
  results('applying', FILTERS, APPLYING),
  results('grid of 1 to 4 columns', RESULTS, 'A grid of car cards, 1 to 4 columns by width.'),
  results('what a card shows', RESULTS, CARD),
  results('buttons of a card', CAR, GATED_CARD),
  results(
    'a card opens the dialog',
    CAR,
    'clicking a card opens the car detail dialog; closing it clears the selected car',
  ),
  results('loading', FAILURES, 'old cars stay, dimmed, until the new ones come'),
  results('empty state', RESULTS, EMPTY),
  results('feature-list block', RESULTS, 'A feature-list block below.'),
  results('pagination', RESULTS, PAGES),

  detail('modal on desktop, drawer on mobile', CAR, 'on a phone it is a drawer that a press above it closes'),
  detail('carousel', CAR, 'the carousel has previous, next, dots, and thumbnails on a desktop'),
  detail('placeholder image', CAR, 'a picture that cannot be loaded leaves the outline of the car'),
  detail('name, link, price analysis, specifications', CAR, DIALOG),
  detail('no claim without its field', CAR, 'what is not known is not claimed'),
  detail('skeleton', CAR, 'a skeleton while loading'),
  detail('closing clears the selected car', CAR, 'back closes the dialog, forward opens it, a reload keeps it'),

  signIn('two buttons to the external app, and the text', CAR, GATED_DIALOG),
  signIn("You've used all 3 free valuations", SIGN_IN, 'with %d used it says that they are used up'),

  state(
    'reply with a trigger phrase asks for confirmation',
    ASSISTANT,
    'the first message makes a chat of the box, and Yes leads to the cars',
  ),
  state('No, Add More', ASSISTANT, 'No asks for more, and the buttons’ words are not the buyer’s'),
  state('Clear resets everything', ASSISTANT, 'while the assistant thinks, nothing arrives afterwards'),
  state('refinement mode', ASSISTANT, 'begins with what is searched for, and changes that alone'),
  state('valuation only opens the sign-in dialog', CAR, GATED_CARD),
  state('no parameters: no error', FAILURES, 'without a parameter the page invites, and does not search'),
  state('parameters but no postcode', FAILURES, 'without a place the page asks for one and goes on'),
  state(
    'the search reruns on a change',
    RESULTS,
    'The search reruns whenever the query parameters change; a change of car does not search again.',
  ),
  state('total pages', RESULTS, PAGES),
  state('form reset from the query', FILTERS, 'back and forward reset the form'),
  state(
    'a make loads its models',
    FILTERS,
    'several makes unite their models; a make that goes takes its models along',
  ),
  state(
    "'any' clears a filter",
    FILTERS,
    "'any' clears a filter; Clear empties the form but for the place; Undo goes back to the search",
  ),
  state(
    "Submit shows 'Searching...'",
    FILTERS,
    "while the cars are on their way Apply says 'Searching...' and is disabled",
  ),
  state('distance snapping', RESULTS, SNAPPED),
  state(
    'models from the URL',
    FILTERS,
    'models of a make in the address are there; a make that no manufacturer has is only logged',
  ),
  state('natural-language search on results', RESULTS, EMPTY),

  rule('submit disabled, Enter without Shift', BOX, SUBMIT),
  rule('the same in the chat', ASSISTANT, 'Enter sends, Shift and Enter begin a line, and nothing sends nothing'),
  rule('postcode stripped and upper-cased', RESULTS, SNAPPED),
  rule('empty extraction', ASSISTANT, REFUSED),
  rule('postcode required in the form', FILTERS, 'an empty form has the placeholders, and asks for a postcode'),
  rule(
    'price and year are numeric',
    FILTERS,
    'a number is read as people type it, and what makes no sense is told at its field',
  ),
  rule('national sends no radius', RESULTS, NATIONAL),
  rule('price text parsing; N/A counts as 0', FAULTS, EVERY_FAULT),
  rule('showcase keeps cars with price and estimate, and its tag', SHOWCASE, FIRST_FOUR),
  rule('results-page verdict', RESULTS, VERDICT),

  role('anonymous visitor: blurred specifications', CAR, DIALOG),
  role('favourite, valuation, call list, more info', CAR, GATED_DIALOG),

  call('conversation and extraction, signed', BOX, 'Both calls carry a timestamp header and a signature header.'),
  call('search', RESULTS, CALL),
  call(
    'reference reads',
    BOX,
    'Reference reads from the data store, all ordered; the seven filter tables are fetched in parallel.',
  ),
  call(
    'showcase read',
    BOX,
    'Showcase read: these fields of the view recent_cars, ordered by created_at descending, limit 20.',
  ),

  error('Postcode is required for search', FAILURES, 'without a place the page asks for one and goes on'),
  error('API request failed: {status}', FAULTS, EVERY_FAULT),
  error('makes, models, lookups', FILTERS, 'the form goes on where ${table} ${name}, and tries again'),
  error('Postcode is required', FILTERS, 'an empty form has the placeholders, and asks for a postcode'),
  error('fallback replies', ASSISTANT, '${name}, the assistant says so in its way and her words lead on'),
  error('extraction failure', ASSISTANT, REFUSED),
  error('extraction exception', ASSISTANT, 'is lost while it extracts, the confirmation comes again and works'),
  error('more-preferences fallback', ASSISTANT, 'does not answer No, Add More, it asks what'),
  error('showcase: No cars found', SHOWCASE, 'an empty list is told'),
  error('showcase: Failed to load cars', SHOWCASE, '${name} is named, and tried again without losing what was typed'),
  error('Sign In Required', CAR, GATED_CARD),

  constant('page size 10', RESULTS, CALL),
  constant('at most 5 page numbers', RESULTS, PAGES),
  constant('distance options and snapping steps', RESULTS, SNAPPED),
  constant(
    'sort options',
    RESULTS,
    'Sort dropdown, default most-recent, with its eight orders; choosing most-recent removes the sort parameter.',
  ),
  constant('showcase 20 and 4, −5% and +10%', SHOWCASE, FIRST_FOUR),
  constant('fair band 15%', RESULTS, VERDICT),
  constant('800 ms after the confirmation', ASSISTANT, 'in the 800 ms before the results, they do not come'),
  constant('placeholders of price and year', FILTERS, 'an empty form has the placeholders, and asks for a postcode'),

  solution(
    'smart search: stack, steps, features, table',
    SOLUTIONS,
    'Smart Search: a rotating stack of three sample listings, three steps, four features, and a table sorted good, then fair, then high.',
  ),
  solution(
    'advertising search tool',
    SOLUTIONS,
    'Advertising search tool: searches private-seller adverts on an external classified-listings service. Its results are valued against an estimated value.',
  ),
  solution(
    'negotiation agent: reports, steps, features',
    SOLUTIONS,
    'Negotiation agent: a rotating stack of three sample report cards with their statuses, three steps, four features; each report can be viewed.',
  ),
  solution(
    'marketing tool: carousel of posts',
    SOLUTIONS,
    'Marketing tool: a carousel of sample post cards, one active and the next two behind it; dots select a card; it does not advance by itself.',
  ),
  solution(
    'stock management: timeline',
    SOLUTIONS,
    'Stock management: a four-phase timeline with the statuses Completed, In Progress, and dated future items.',
  ),
  ...contactAndConsent(),
];

/** Contact, legal pages, demo, and what is asked of a visitor. */
function contactAndConsent(): Sentence[] {
  const CONTACT = 'e2e/spec/contact.spec.ts';
  const DEMO = 'e2e/spec/demo.spec.ts';
  const CONSENT = 'e2e/spec/consent.spec.ts';
  const FORM =
    'A form with Full Name, Email Address, Subject and Message; contact details and social links, of which only LinkedIn is set; also shown for /signup and /login.';
  const SCRIPT =
    'A consent-management script from a third-party host is loaded, keyed by a website id, and re-initialised on each route change.';
  const POLICY =
    'Each embeds a policy document from a third-party policy host by its id; a spinner shows for about 1 second.';
  const SEEN =
    "A hero and 'What You'll See' with three cards: advertising search tool, Automated Sourcing, Marketing. Facts: 30 minutes, 1-on-1 session, no commitment.";
  const BOOKED =
    "An anchor section 'book-demo' with a booking form, an 'Open Calendar in New Tab' button, and a closing banner.";
  const NOTICE = 'The notice asks once; no is as easy as yes, it hides nothing that has the focus, and is remembered.';
  const page = of('2, contact, legal and demo');
  return [
    page('contact form, details, social links, /signup and /login', CONTACT, FORM),
    rule(
      'contact form: required fields, email format',
      CONTACT,
      'Contact form: all four fields are required and the email field must be in email format.',
    ),
    call(
      'contact form: toast and reset',
      CONTACT,
      "Submit shows a toast 'Message Sent' ('We've received your message and will get back to you soon!') and resets the form.",
    ),
    call(
      'contact form: where the message goes',
      CONTACT,
      'Whatever fails, nothing that was typed is lost, and it is sent under the same key when it is tried again.',
    ),
    call(
      'contact form: the server’s own words, hostile texts',
      CONTACT,
      'What the server says of a field stands at the field, and what somebody writes is kept as it is.',
    ),
    page(
      'contact form before and without its scripts',
      CONTACT,
      'The form takes what is typed before its scripts come, sends nothing by itself then, and without them says how else to write.',
    ),
    page(
      'legal pages without a policy host',
      'e2e/spec/legal.spec.ts',
      'Without a policy host the policies are documents of our own: dated, with contents that lead to their sections.',
    ),
    page('legal pages: policy host, policy id', CONSENT, POLICY),
    page(
      'legal pages: a policy host that is silent',
      CONSENT,
      'A policy host that does not answer is named, with a way to the document and another try.',
    ),
    constant('legal page spinner about 1 second', CONSENT, POLICY),
    page('demo: hero, three cards, facts', DEMO, SEEN),
    constant('demo length 30 minutes', DEMO, SEEN),
    page('demo: book-demo, calendar in a new tab, closing banner', DEMO, BOOKED),
    page(
      'demo: embedded calendar',
      CONSENT,
      'An embed is behind a click that says what it loads; the choice is remembered and can be taken back.',
    ),
    of('2, shared layout')('consent-management script', CONSENT, SCRIPT),
    of('2, shared layout')(
      'consent-management script, in every run',
      'apps/site/src/features/consent/consent-script.test.ts',
      'is loaded once, keyed by the website id, and called on each change of the page after that',
    ),
    of('2, shared layout')('consent without the script', CONSENT, NOTICE),
    of('2, shared layout')(
      'consent without anything to ask',
      CONSENT,
      'Nothing is asked where nothing waits for a yes; what is kept on the device can be refused in the footer.',
    ),
    call('external loads', CONSENT, SCRIPT),

    layout(
      'header, main content, footer',
      LAYOUT,
      'Shared layout: every page has a header, the main content and a footer.',
    ),
    layout(
      'transparent at the top, solid past 20 px',
      SHELL,
      'the header is transparent at the top and raised past 20 px',
    ),
    layout(
      'the header on a desktop',
      LAYOUT,
      'Desktop: a Solutions dropdown, then the links Pricing, Contact, About and Partnership, then a Search button, Sign In (external app, new tab) and Book Demo (/demo).',
    ),
    layout(
      'Solutions items',
      LAYOUT,
      'Items are Smart Search, Ads Search, Negotiation Agent and Marketing Tool (badge Coming Soon); each shows an icon, title and description.',
    ),
    layout(
      'Solutions opens on hover, closes outside or on choosing',
      SHELL,
      'the Solutions menu opens by pointer and by key, and closes by Escape, outside and choice',
    ),
    layout('mobile menu', SHELL, 'a phone has the same in a menu'),
    layout(
      'footer',
      LAYOUT,
      'Footer: logo, company name, blurb, a LinkedIn link, Quick Links (the four links plus Book Demo) and Get in Touch (email link, phone link, multi-line address).',
    ),
    layout(
      'copyright, made with love, policies',
      LAYOUT,
      "It also has the copyright line with the current year, the line 'Made with love for dealers', and links to Privacy Policy and Terms & Conditions.",
    ),
    home('its chapters', HOME, 'Home page: its chapters, and where they lead.'),
    home(
      'feature trio, stats, offerings, how it works, testimonials',
      HOME,
      'Feature trio, stats, offerings section, how-it-works section with a demo video, and testimonials.',
    ),
    home('claims', HOME, 'Marketing claims shown, each with what it rests on.'),
    home(
      'three steps',
      HOME,
      'How it works has three steps: set preferences in natural language; AI searches several sources and values the results; contact the owners instantly.',
    ),
    home('offering cards', HOME, 'Offering cards: Smart Car Search, AI Valuation, Direct Contact, Market Analytics.'),
    home(
      'where its buttons lead',
      HOME,
      'Get Started Today goes to /demo. Schedule Demo and the video thumbnail open an external video. Try It Now and Join Our Community go to the external app.',
    ),
    home('nine testimonials', HOME, 'Dealers’ testimonials are shown, nine in three columns, each of them once.'),
    home(
      'the columns scroll',
      HOME,
      'Nine testimonials in three scrolling columns: they scroll, pause under the pointer and at the press of their switch.',
    ),
    home('closing banner', HOME, 'A closing call-to-action banner.'),
    home('its chapters without their code', HOME, 'its chapters are whole before their code comes, and without it'),
    company('pricing', COMPANY, 'Pricing page: the plans by the month and by the year, and what is asked about them.'),
    company('pricing: header and toggle', COMPANY, "Header 'Pricing Plans' and a monthly/annually toggle."),
    company('plans', COMPANY, 'Plans: Free 0, Starter 200, Pro 500, Premium 1000 pounds a month, with their credits.'),
    company('annual price', COMPANY, "Annual price = monthly × 12 × 0.8 (message 'Save 20% with annual billing')."),
    company('enterprise', COMPANY, 'An Enterprise Solution block linking to /contact.'),
    company(
      'FAQ answers',
      COMPANY,
      'FAQ answers: plan changes take effect at the start of the next billing cycle; vehicle counts are based on active listings.',
    ),
    company('pricing: banner', COMPANY, 'A banner with a secondary link to /contact.'),
    company(
      'about',
      COMPANY,
      'About page: company story (founded 2025), a mission with three values, and a team list.',
    ),
    company('three values', COMPANY, 'Three values: Innovation, Accessibility, Impact.'),
    company(
      'team',
      COMPANY,
      'Members are CEO, Chief Product Officer, CTO and Director of Sales, each with name, role, image and bio.',
    ),
    company('partnership', COMPANY, "Partnership page: 'Share ADS. Earn Rewards.'"),
    company(
      'partnership: buttons',
      COMPANY,
      'It has buttons to join (external app) and to talk to the team (/contact).',
    ),
    company(
      'partnership: its figures',
      COMPANY,
      'Partnership: 50 free credits to both; 10% off the first month for a new user; 20% commission on the first month’s payment.',
    ),
    company(
      'partnership: benefits, steps, reasons',
      COMPANY,
      'Three benefits, a three-step explanation, and reasons to partner: fast transparent payouts, win-win value, share anywhere.',
    ),
    company('partnership: a worked example', COMPANY, 'A worked example follows the plan that is chosen.'),
    company('community', COMPANY, 'A community page. Marked Coming Soon; its early-access button is disabled.'),
  ];
}
