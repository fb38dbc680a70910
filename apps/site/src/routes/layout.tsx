import { SkipLink } from '@forecourt/ui/SkipLink';
import { Outlet, ScrollRestoration } from 'react-router-dom';
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
      <ScrollRestoration />
    </>
  );
}
