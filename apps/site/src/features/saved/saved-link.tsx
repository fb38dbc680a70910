import { Icon } from '@forecourt/ui/Icon';
import { useAtomValue } from 'jotai';
import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { savedKeysAtom } from './saved-atom.ts';
import * as css from './saved-link.css.ts';

interface SavedLinkProps {
  className: string;
  /** Whether the link is an item of a menu's list. */
  isItem?: boolean;
  onClick?: () => void;
}

/** Renders nothing while there are no saved cars. */
export function SavedLink({ className, isItem = false, onClick }: SavedLinkProps) {
  const count = useAtomValue(savedKeysAtom).size;
  if (count === 0) return null;
  const link = (
    <NavLink className={className} to={paths.saved} {...(onClick && { onClick })}>
      <span className={css.accessibleName}>Saved cars: {count}</span>
      {isItem ? (
        <span aria-hidden="true">Saved cars</span>
      ) : (
        <span className={css.label} aria-hidden="true">
          <Icon name="bookmark" size="s" />
          <span className={css.word}>Saved</span>
        </span>
      )}
      <span aria-hidden="true">
        <span className={css.count}>{count}</span>
      </span>
    </NavLink>
  );
  return isItem ? <li>{link}</li> : link;
}
