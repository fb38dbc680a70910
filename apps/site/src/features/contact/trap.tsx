import { useHydrated } from '../../lib/use-hydrated.ts';
import { trap } from './trap.css.ts';

/**
 * A field that no person sees and programs like to fill in. What comes with it is not kept. It is not in the prerendered page, which some read
 * as text.
 */
export function Trap() {
  if (!useHydrated()) return null;
  return (
    <div className={trap} aria-hidden="true">
      <label htmlFor="contact-extra">Leave this field empty</label>
      <input id="contact-extra" name="extra" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
