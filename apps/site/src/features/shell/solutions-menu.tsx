import { Icon } from '@forecourt/ui/Icon';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { solutions } from '../../config/navigation.ts';
import { navLink } from './header.css.ts';
import * as css from './solutions-menu.css.ts';

/** The delay before the panel closes, long enough for the pointer to cross the gap between the button and the panel. */
const CLOSE_DELAY_MS = 160;

/** A disclosure, not a menu. Hovering opens the list, and the first click keeps it open. */
export function SolutionsMenu() {
  const [openState, setOpenState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();
  const isOpen = openState !== 'closed';

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenState('closed');
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenState('closed');
      if (root.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);
  useEffect(() => () => clearTimeout(closeTimer.current), []);

  // Only a mouse opens the list by hovering.
  const openOnHover = (event: PointerEvent) => {
    clearTimeout(closeTimer.current);
    if (event.pointerType === 'mouse') setOpenState((now) => (now === 'closed' ? 'hovered' : now));
  };
  const closeAfterDelay = () => {
    closeTimer.current = setTimeout(() => setOpenState((now) => (now === 'hovered' ? 'closed' : now)), CLOSE_DELAY_MS);
  };

  return (
    <div ref={root} className={css.root} onPointerEnter={openOnHover} onPointerLeave={closeAfterDelay}>
      <button
        ref={button}
        type="button"
        className={navLink}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenState((now) => (now === 'pinned' ? 'closed' : 'pinned'))}
      >
        Solutions <Icon name="chevron-down" size="s" />
      </button>
      <div id={panelId} className={css.panel} hidden={!isOpen}>
        <ul className={css.list}>
          {solutions.map(({ title, description, href, icon, badge }) => (
            <li key={href}>
              <Link className={css.item} to={href} onClick={() => setOpenState('closed')}>
                <span className={css.icon}>
                  <Icon name={icon} size="m" />
                </span>
                <span>
                  <span className={css.title}>
                    {title}
                    {badge ? <span className={css.badge}>{badge}</span> : null}
                  </span>
                  <span className={css.description}>{description}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
