import { I18nProvider } from 'react-aria-components/I18nProvider';
import { SkipLink } from '@forecourt/ui/SkipLink';
import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { Consent, CookieSettings } from '../features/consent/consent.tsx';
import { CookieSettingsButton } from '../features/consent/cookie-settings-button.tsx';
import { SavedLink } from '../features/saved/saved-link.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { NavigationProgress } from '../features/shell/navigation-progress.tsx';
import { RouteFocus } from '../features/shell/route-focus.tsx';
import { ThemeSwitch } from '../features/theme/theme-switch.tsx';
import { Toasts } from '../features/toasts/toasts.tsx';
import { main } from './layout.css.ts';
import { StartFailedNotice } from './start-failed.tsx';

/**
 * Without an I18nProvider, React Aria would take the language and direction from the browser. The design system's own
 * texts are British without a KitProvider, which would add more code.
 */
export function Layout() {
  useEffect(ignoreSecondClicks, []);
  return (
    <I18nProvider locale="en-GB">
      <SkipLink />
      <Consent />
      <NavigationProgress />
      <Header renderSaved={(link) => <SavedLink {...link} />} />
      <main className={main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer
        controls={<ThemeSwitch />}
        cookieSettings={(className) => <CookieSettingsButton className={className} />}
      />
      <CookieSettings />
      <Toasts />
      <StartFailedNotice />
      <RouteFocus />
      <ScrollRestoration getKey={getScrollKey} />
    </I18nProvider>
  );
}

/** Every history entry that a full page load creates has the key 'default', so its position is stored by URL. */
const getScrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/**
 * The second click of a double click on a link would add a history entry, or follow a link that has appeared in the
 * same position.
 */
function ignoreSecondClicks(): () => void {
  const preventSecondClick = (event: MouseEvent) => {
    if (event.detail > 1 && event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  };
  document.addEventListener('click', preventSecondClick, { capture: true });
  return () => document.removeEventListener('click', preventSecondClick, { capture: true });
}
