import { assistantParamsSchema } from '@forecourt/search-core';
import type { Message } from '@forecourt/assistant';
import * as v from 'valibot';
import type { Extraction } from './assistant.ts';
import type { Reader } from './reader.ts';

export function extractInBrowser(messages: readonly Message[], { read, getParams }: Reader): Required<Extraction> {
  const explanation = read(messages, { now: new Date() });
  return { params: v.parse(assistantParamsSchema, getParams(explanation)), explanation };
}
