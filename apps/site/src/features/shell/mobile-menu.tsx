import { Grid } from '@forecourt/ui/Grid';
import { useScrollbarCover } from '@forecourt/ui/Dialog';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { env } from '../../config/env.ts';
import { mainLinks, solutions } from '../../config/navigation.ts';
import { paths } from '../../config/paths.ts';
import { renderRouterLink } from '../../lib/render-router-link.tsx';
import { hidden } from './header.css.ts';
import * as css from './mobile-menu.css.ts';

export interface MobileMenuProps {
  /** Renders the link to the saved cars, in the bar or as an item of the menu's list. */
  renderSaved: (link: { className: string; isItem?: boolean; onClick?: () => void }) => ReactNode;
}

/** Shows the links of the wide header in a menu on narrower screens. */
export function MobileMenu({ renderSaved }: MobileMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [areSolutionsOpen, setSolutionsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [menu, list] = [useId(), useId()];

  const close = () => {
    setOpen(false);
    setSolutionsOpen(false);
  };

  // Runs before the effect that hides the scroll bar, so that the bar can be measured.
  useScrollbarCover(isOpen);
  // A layout effect, so that the scroll bar returns in the same frame in which its space is removed.
  useLayoutEffect(() => {
    if (!isOpen) return;
    // The page behind does not scroll, and Tab cannot reach it.
    const backgroundElements = [...document.querySelectorAll<HTMLElement>('main, footer')];
    for (const element of backgroundElements) element.inert = true;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    // Rotating a tablet can show the wide header, which has no menu. The page must then scroll again.
    const desktopQuery = window.matchMedia('(min-width: 64em)');
    desktopQuery.addEventListener('change', close);
    return () => {
      for (const element of backgroundElements) element.inert = false;
      style.overflow = '';
      document.removeEventListener('keydown', closeOnEscape);
      desktopQuery.removeEventListener('change', close);
    };
  }, [isOpen]);

  return (
    <div ref={root} className={css.root}>
      <button
        ref={toggle}
        type="button"
        className={css.toggle}
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={menu}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size="l" />
      </button>
      <nav id={menu} className={css.menu} aria-label="Main" hidden={!isOpen}>
        <ul className={css.list}>
          <li>
            <button
              type="button"
              className={css.row}
              aria-expanded={areSolutionsOpen}
              aria-controls={list}
              onClick={() => setSolutionsOpen((open) => !open)}
            >
              Solutions <Icon className={css.chevron} name="chevron-down" />
            </button>
            <ul id={list} className={css.inner} hidden={!areSolutionsOpen}>
              {solutions.map(({ title, href, badge }) => (
                <li key={href}>
                  <Link className={css.innerRow} to={href} onClick={close}>
                    {title}
                    {badge ? <span className={css.badge}>{badge}</span> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
          {renderSaved({ className: css.row, isItem: true, onClick: close })}
          {[{ name: 'Search', href: paths.search }, ...mainLinks].map(({ name, href }) => (
            <li key={href}>
              <Link className={css.row} to={href} onClick={close}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <Grid className={css.actions} columns={2} gap={3}>
          <LinkButton variant="secondary" href={env.appUrl} target="_blank" rel="noopener" onPress={close}>
            Sign In
            <span className={hidden}> (opens in a new tab)</span>
          </LinkButton>
          <LinkButton href={paths.demo} render={renderRouterLink} onPress={close}>
            Book Demo
          </LinkButton>
        </Grid>
      </nav>
    </div>
  );
}
