import { virtual } from '@guidepup/virtual-screen-reader';

/** Returns what the virtual screen reader announced since the last call. */
export async function takeSpokenText(): Promise<string> {
  const phrases = await virtual.spokenPhraseLog();
  await virtual.clearSpokenPhraseLog();
  return phrases.join(' | ');
}
