import { describe, expect, test } from 'vitest';
import { type Enquiry, type EnquiryState, parseEnquiryQuery, parseEnquiryState, prefillEnquiry } from './enquiry.ts';
import { writeEnquiryQuery } from './write-enquiry-query.ts';

const use = { sites: 10, valuations: 1150, calls: 1 };

describe('parseEnquiryState', () => {
  test('reads the enquiry from the state of a link', () => {
    const states: EnquiryState[] = [
      { enquiry: { plan: 'enterprise', use } },
      { enquiry: { plan: 'enterprise' } },
      { enquiry: { waitlist: 'marketing' } },
    ];
    for (const state of states) expect(parseEnquiryState(state)).toEqual(state.enquiry);
  });

  test.each([
    null,
    undefined,
    '',
    7,
    {},
    { enquiry: null },
    { enquiry: {} },
    { enquiry: { plan: 'gold' } },
    { enquiry: { waitlist: 'toString' } },
  ])('does not read an enquiry from %j', (state) => expect(parseEnquiryState(state)).toBeUndefined());

  test.each([{ sites: 1 }, { ...use, calls: -1 }, { ...use, sites: '10' }, { ...use, valuations: 1.5 }, 'x', null])(
    'ignores the invalid usage %j',
    (invalidState) =>
      expect(parseEnquiryState({ enquiry: { plan: 'enterprise', use: invalidState } })).toEqual({ plan: 'enterprise' }),
  );
});

describe('parseEnquiryQuery', () => {
  test('parses the query that writeEnquiryQuery writes', () => {
    const enquiries: Enquiry[] = [{ plan: 'enterprise', use }, { plan: 'enterprise' }, { waitlist: 'stock' }];
    for (const enquiry of enquiries) expect(parseEnquiryQuery(`?${writeEnquiryQuery(enquiry)}`)).toEqual(enquiry);
  });

  test.each(['', '?plan=gold', '?waitlist=gold', '?sites=10&valuations=5&calls=1'])(
    'does not read an enquiry from “%s”',
    (search) => expect(parseEnquiryQuery(search)).toBeUndefined(),
  );

  test.each(['sites=-1', 'sites=10', 'sites=&valuations=5&calls=1', 'sites=1e9&valuations=5&calls=1'])(
    'ignores invalid usage figures: “%s”',
    (numbers) => expect(parseEnquiryQuery(`?plan=enterprise&${numbers}`)).toEqual({ plan: 'enterprise' }),
  );
});

describe('prefillEnquiry', () => {
  test('asks to join the waitlist of a tool', () => {
    expect(prefillEnquiry({ waitlist: 'stock' })).toEqual({
      subject: 'Stock Management waitlist',
      message: 'Please add me to the Stock Management waitlist.',
    });
  });

  test('names the plan in the subject', () => {
    expect(prefillEnquiry({ plan: 'enterprise' })).toEqual({ subject: 'Enterprise plan' });
  });

  test("puts the calculator's numbers in the message", () => {
    expect(prefillEnquiry({ plan: 'enterprise', use })['message']).toBe(
      'We have 10 sites. Each would value 1,150 cars and make one negotiation call a month: 11,600 credits in all.\n\nPlease send us a price for Enterprise.',
    );
    expect(prefillEnquiry({ plan: 'enterprise', use: { sites: 1, valuations: 1, calls: 20 } })['message']).toMatch(
      /^We have one site\. We’d value one car and make 20 negotiation calls a month: 201 credits in all\./,
    );
  });
});
