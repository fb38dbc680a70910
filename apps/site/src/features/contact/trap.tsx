import { trap } from './trap.css.ts';

/** A field that no person sees and programs like to fill in. What comes with it is not kept. */
export function Trap() {
  return (
    <div className={trap} aria-hidden="true">
      <label htmlFor="contact-extra">Leave this field empty</label>
      <input id="contact-extra" name="extra" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
