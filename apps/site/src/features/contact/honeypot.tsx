import { useIsSSR } from 'react-aria/SSRProvider';
import { trap } from './honeypot.css.ts';

/**
 * The server does not store a message in which this hidden field has a value. The prerendered page leaves it out,
 * because some visitors read that page without styles.
 */
export function Honeypot() {
  if (useIsSSR()) return null;
  return (
    <div className={trap} aria-hidden="true">
      <label htmlFor="contact-extra">Leave this field empty</label>
      <input id="contact-extra" name="extra" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
