/**
 * Reloads the page, because Chromium never requests a failed module again in the same document.
 *
 * @throws {TypeError} if there is no connection, because a reload would then replace this page with the browser's error
 */
export async function reloadIfReachable(): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- checks the connection; the response is not read
  await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  window.location.reload();
}
