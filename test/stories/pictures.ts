import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';

const folder = `${process.cwd()}/test/stories/__screenshots__`;
const fingerprintFile = `${folder}/fingerprint.json`;
const isUpdate = process.env['UPDATE_PICTURES'] === '1';

/** Compares the page with the story's baseline, unless browser, platform or fonts differ from the baseline's. */
export async function comparePicture(page: Page, id: string) {
  // The picture includes offscreen content, which must be laid out without scrolling.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => {}); // A broken image stays in the picture.
      }),
    );
  });
  const fingerprint = await getFingerprint(page);
  if (isUpdate) {
    mkdirSync(folder, { recursive: true });
    // Parallel workers can do this safely, because they all write the same text.
    writeFileSync(fingerprintFile, fingerprint);
  } else if (!existsSync(fingerprintFile)) return console.log('Not run: Pictures of stories: there is no baseline.');
  else if (readFileSync(fingerprintFile, 'utf8') !== fingerprint)
    return console.log(
      'Not run: Pictures of stories: browser, platform or fonts differ from the baseline (fingerprint.json).',
    );
  let picture = await takePicture(page);
  // Most pictures are identical, so they are decoded only if their bytes differ.
  if (!isUpdate && isBaseline(picture, `${folder}/${id}.png`)) return;
  // Waits for the page to settle, e.g. for a strip that scrolls to its slide.
  for (let attempts = 0; attempts < 4; attempts++) {
    await page.waitForTimeout(250);
    const next = await takePicture(page);
    const isSettled = next.equals(picture);
    picture = next;
    if (isSettled) break;
  }
  // Writes the picture byte for byte, so that the next run does not need to decode it.
  if (isUpdate) return writeFileSync(`${folder}/${id}.png`, picture);
  // Imported only here, because Jest loads imports again for each file.
  expect.extend({ toMatchImageSnapshot: (await import('jest-image-snapshot')).toMatchImageSnapshot });
  expect(picture).toMatchImageSnapshot({
    customSnapshotsDir: folder,
    // The matcher's child process can hang.
    runInProcess: true,
    customDiffDir: `${process.cwd()}/.cache/verify/pictures`,
    customSnapshotIdentifier: id,
    // A number of pixels, because a percentage would hide small differences such as a radius.
    failureThreshold: 20,
    failureThresholdType: 'pixel',
  });
}

const takePicture = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });

const isBaseline = (picture: Buffer, file: string): boolean => existsSync(file) && readFileSync(file).equals(picture);

/** Returns a text that changes with Chromium's major version, the platform, and how fonts are drawn. */
async function getFingerprint(page: Page): Promise<string> {
  const fonts = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 100;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('The browser has no 2D canvas, so its fonts cannot be compared.');
    // One font from each brand: the bundled font, of which only the smoothing can differ, and the system's.
    ['Inter Variable', 'system-ui'].forEach((family, index) => {
      pen.font = `20px ${family}`;
      pen.fillText('Hamburgefonstiv £1,855 – 50 miles', 4, 40 * (index + 1));
    });
    const digest = await crypto.subtle.digest('SHA-256', pen.getImageData(0, 0, 400, 100).data);
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
  const chromium = page.context().browser()?.version().split('.')[0];
  const platform = `${process.platform}-${process.arch}`;
  return `${JSON.stringify({ chromium, platform, fonts: fonts.slice(0, 16) }, null, 2)}\n`;
}
