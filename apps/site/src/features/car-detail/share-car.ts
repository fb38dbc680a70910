import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toasts.ts';

/** Opens the device's share sheet. If there is none or it fails, copies the link and shows a toast. */
export async function shareCar(title: string, url: string): Promise<void> {
  if (navigator.share !== undefined) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      log.warn('The share sheet could not be opened.', { error });
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied', description: 'It opens this car.' });
  } catch (error) {
    log.warn('The link to the car could not be copied.', { error });
    showToast({ title: 'We couldn’t copy the link', description: 'Copy it from your browser’s address bar.' });
  }
}
