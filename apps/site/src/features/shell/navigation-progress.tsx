import { useNavigation } from 'react-router-dom';
import { progress } from './navigation-progress.css.ts';

/** A line at the top while a page's code is fetched. Its style delays it, so that a quick change shows nothing. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'loading' ? <div className={progress} role="progressbar" aria-label="Loading page" /> : null;
}
