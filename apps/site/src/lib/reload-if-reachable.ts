/**
 * Chromium does not request a failed module again in the same document.
 *
 * @throws {TypeError} if there is no connection, because a reload would then show the browser's error page
 */
export async function reloadIfReachable(): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- checks the connection; the response is not read
  await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  window.location.reload();
}
