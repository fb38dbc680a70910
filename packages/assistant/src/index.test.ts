import { expect, test } from 'vitest';
import * as conversation from './conversation/index.ts';
import * as main from './index.ts';

// Removing a name is a breaking change. The API snapshots cover types.
test('exports exactly the listed names from the main entry', () => {
  expect(Object.keys(main).toSorted()).toMatchInlineSnapshot(`
    [
      "addFindings",
      "areQualities",
      "findFigures",
      "getParams",
      "isExcludable",
      "read",
    ]
  `);
});

test('exports exactly the listed names from the conversation entry', () => {
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
