import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { Logo } from '@forecourt/ui/Logo';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { mainLinks } from '../../config/navigation.ts';
import { brand } from '../../config/brand.ts';
import { env } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { renderRouterLink } from '../../lib/render-router-link.tsx';
import * as css from './header.css.ts';
import { MobileMenu, type MobileMenuProps } from './mobile-menu.tsx';
import { SolutionsMenu } from './solutions-menu.tsx';

/** The header changes when the page is scrolled by more than this many pixels (docs/specification.md, section 9). */
const SCROLL_THRESHOLD_PX = 20;

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const updateScrolled = () => setScrolled(window.scrollY > SCROLL_THRESHOLD_PX);
    updateScrolled();
    window.addEventListener('scroll', updateScrolled, { passive: true });
    return () => window.removeEventListener('scroll', updateScrolled);
  }, []);
  return isScrolled;
}

/** Pages with a dark section below the header. */
const darkTopPaths: readonly string[] = [paths.smartSearch];

export function Header({ renderSaved }: MobileMenuProps) {
  const isScrolled = useIsScrolled();
  const { key, pathname } = useLocation();
  const isOverDark = darkTopPaths.includes(pathname) && !isScrolled;

  return (
    <header className={css.header} data-raised={isScrolled || undefined} data-theme={isOverDark ? 'dark' : undefined}>
      <div className={css.bar} data-wide={pathname === paths.results || undefined}>
        <Link className={css.home} to={paths.home} aria-label={`${brand.short}, home`}>
          <Logo text={brand.short} />
        </Link>
        <nav className={css.nav} aria-label="Main">
          {/* The key changes on every navigation, which closes the menu. */}
          <SolutionsMenu key={`solutions ${key}`} />
          {mainLinks.map(({ name, href }) => (
            <NavLink key={href} className={css.navLink} to={href}>
              {name}
            </NavLink>
          ))}
        </nav>
        <div className={css.tools}>
          {renderSaved({ className: css.navLink })}
          <NavLink className={css.navLink} to={paths.search} end>
            <Icon name="search" size="s" /> Search
          </NavLink>
          <a className={css.navLink} href={env.appUrl} target="_blank" rel="noopener">
            Sign In
            <span className={css.hidden}> (opens in a new tab)</span>
          </a>
          <LinkButton size="s" href={paths.demo} render={renderRouterLink}>
            Book Demo
          </LinkButton>
        </div>
        {/* The link is before the menu, so that nothing else moves when the link appears. */}
        <div className={css.phoneTools}>{renderSaved({ className: css.navLink })}</div>
        <MobileMenu key={`menu ${key}`} renderSaved={renderSaved} />
      </div>
    </header>
  );
}
