import type { Database } from '../database/database.ts';
import { readVocabulary, UnknownIdError, type Vocabulary } from './vocabulary.ts';

/** The rows of the reference tables change a few times a year. */
const MAX_AGE_MS = 60_000;

const vocabularies = new WeakMap<Database, { vocabulary: Promise<Vocabulary>; expiresAt: number }>();

export function getVocabulary(db: Database): Promise<Vocabulary> {
  const cached = vocabularies.get(db);
  if (cached && cached.expiresAt > performance.now()) return cached.vocabulary;
  const vocabulary = readVocabulary(db);
  vocabularies.set(db, { vocabulary, expiresAt: performance.now() + MAX_AGE_MS });
  // Prevents a failed read from being cached.
  vocabulary.catch(() => vocabularies.delete(db));
  return vocabulary;
}

/** Calls `resolveNames` with the vocabulary, and again with a fresh one if it throws an `UnknownIdError`. */
export async function withFreshVocabulary<T>(
  db: Database,
  resolveNames: (vocabulary: Vocabulary) => T | Promise<T>,
): Promise<T> {
  try {
    return await resolveNames(await getVocabulary(db));
  } catch (error) {
    if (!(error instanceof UnknownIdError)) throw error;
    vocabularies.delete(db);
    return resolveNames(await getVocabulary(db));
  }
}
