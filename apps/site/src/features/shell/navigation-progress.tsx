import { useNavigation } from 'react-router-dom';
import { progress } from './navigation-progress.css.ts';

/** Appears with a delay, so that a fast navigation shows nothing. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'loading' ? <div className={progress} role="progressbar" aria-label="Loading page" /> : null;
}
