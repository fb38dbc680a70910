import { expect, test } from 'vitest';
import * as conversation from './conversation/index.ts';
import * as main from './index.ts';

// Under semver: a name that goes is a major version. Types are held by those who import them.
test('the main entry exports these names', () => {
  expect(Object.keys(main).toSorted()).toMatchInlineSnapshot(`
    [
      "addFindings",
      "getParams",
      "read",
    ]
  `);
});

test('the entry of the conversation exports these names', () => {
  expect(Object.keys(conversation).toSorted()).toMatchInlineSnapshot(`
    [
      "INTENTS",
      "TRIGGER_PHRASES",
      "describe",
      "hasTriggerPhrase",
      "reply",
    ]
  `);
});
