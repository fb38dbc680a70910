import { SkipLink } from '@forecourt/ui/SkipLink';
import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { Consent, CookieSettings } from '../features/consent/consent.tsx';
import { CookieSettingsButton } from '../features/consent/cookie-settings-button.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { NavigationProgress } from '../features/shell/navigation-progress.tsx';
import { RouteFocus } from '../features/shell/route-focus.tsx';
import { ThemeSwitch } from '../features/theme/theme-switch.tsx';
import { Toasts } from '../features/toasts/toasts.tsx';
import { StartFailedNotice } from '../lib/start-failed.tsx';
import { main } from './layout.css.ts';

/** What every page has: the header, its main content and the footer. */
export function Layout() {
  useEffect(ignoreSecondClicks, []);
  return (
    <>
      <SkipLink />
      <Consent />
      <NavigationProgress />
      <Header />
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
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}

/** The router names every entry that a document was loaded into 'default', so the address tells them apart. */
const scrollKeyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** A double click on a link is one click: the second would add another history entry, or follow what opened under it. */
function ignoreSecondClicks(): () => void {
  const ignore = (event: MouseEvent) => {
    if (event.detail > 1 && event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  };
  document.addEventListener('click', ignore, { capture: true });
  return () => document.removeEventListener('click', ignore, { capture: true });
}
