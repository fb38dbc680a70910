import { brand } from '../../config/brand.ts';
import { notice } from './no-script-notice.css.ts';

/** Tells visitors without JavaScript how to reach us, because the form does not work for them. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p className={notice}>
        This form needs JavaScript. Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> or ring{' '}
        <a href={brand.phone.href}>{brand.phone.label}</a>.
      </p>
    </noscript>
  );
}
