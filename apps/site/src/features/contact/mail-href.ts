import { brand } from '../../config/brand.ts';
import type { ContactFields } from '../../services/contact.ts';

/** Mail programs cut longer addresses, some at 2,000 characters. */
const LONGEST_SUBJECT = 400;
const LONGEST_BODY = 1_400;

/** An address that opens a mail to us with what was typed into a form; as much of it as such an address may hold. */
export function mailHrefOf({ subject = '', message = '', company = '', day = '', time = '' }: ContactFields): string {
  const about = subject || (day ? `Demo for ${company} on ${day}, ${time}` : '');
  return `mailto:${brand.email}?subject=${encoded(about, LONGEST_SUBJECT)}&body=${encoded(message, LONGEST_BODY)}`;
}

/** As much of a text as fits in so many characters of an address; a character is there whole or not at all. */
function encoded(text: string, longest: number): string {
  let address = '';
  for (const character of text) {
    // half a character, as a program may send it, cannot be encoded
    const next = encodeURIComponent(/\p{Cs}/u.test(character) ? '\uFFFD' : character);
    if (address.length + next.length > longest) break;
    address += next;
  }
  return address;
}
