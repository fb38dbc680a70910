import { brand } from '../../config/brand.ts';
import { notice } from './no-script-notice.css.ts';

/** Shows how to reach us to visitors without JavaScript, for whom the form does not work. */
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
