import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { log } from '../../lib/log.ts';
import { showToast, toastChunk } from '../../lib/toasts.ts';

export function CopyLink({ href }: { href: string }) {
  return (
    <Button
      variant="secondary"
      size="s"
      onHoverStart={toastChunk.fetch}
      onFocus={toastChunk.fetch}
      onPress={() => void copyLink(href)}
    >
      <Icon name="share" size="s" /> Copy link
    </Button>
  );
}

async function copyLink(href: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(href, window.location.href).href);
    showToast({ tone: 'success', title: 'Link copied', description: 'Anyone you send it to will see these cars.' });
  } catch (error) {
    log.info('The browser does not allow copying.', { error });
    showToast({
      tone: 'error',
      title: 'The link wasn’t copied',
      description: 'Your browser doesn’t allow it. Copy the address of this page instead.',
    });
  }
}
