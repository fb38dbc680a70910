import { brand } from '../../config/brand.ts';
import type { ContactFields } from '../../services/contact.ts';

/** Some mail programs truncate a URL after 2,000 characters. */
const MAX_ENCODED_SUBJECT = 400;
const MAX_ENCODED_BODY = 1_400;

/** Creates a `mailto:` URL with the texts of a form, truncated to a safe length. */
export function createMailHref({
  subject = '',
  message = '',
  company = '',
  day = '',
  time = '',
}: ContactFields): string {
  const emailSubject = subject || (day ? `Demo for ${company} on ${day}, ${time}` : '');
  return `mailto:${brand.email}?subject=${encodeTruncated(emailSubject, MAX_ENCODED_SUBJECT)}&body=${encodeTruncated(message, MAX_ENCODED_BODY)}`;
}

/** Encodes as many whole characters as fit into the given number of characters of a URL. */
function encodeTruncated(text: string, maxLength: number): string {
  let encodedText = '';
  for (const character of text) {
    // A lone surrogate cannot be encoded.
    const encodedCharacter = encodeURIComponent(/\p{Cs}/u.test(character) ? '\uFFFD' : character);
    if (encodedText.length + encodedCharacter.length > maxLength) break;
    encodedText += encodedCharacter;
  }
  return encodedText;
}
