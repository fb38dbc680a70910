import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';

const folder = `${process.cwd()}/.storybook/__screenshots__`;
const fingerprintFile = `${folder}/fingerprint.json`;
const isUpdate = process.env['UPDATE_PICTURES'] === '1';

/** The environment that a picture depends on. Pictures of different environments cannot be compared. */
interface Fingerprint {
  /** Chromium's major version. */
  chromium: string;
  platform: string;
  /** A hash of rendered text, which depends on the system's fonts and smoothing. */
  fonts: string;
}

/**
 * Compares the page with the story's baseline. Skips it in another browser, on another platform or with other fonts,
 * and says so in NOT_RUN_FILE. `UPDATE_PICTURES=1` writes new baselines and a new fingerprint.
 */
export async function comparePicture(page: Page, id: string) {
  const here = platformOf(page);
  const otherPlatform = isUpdate ? undefined : differenceFrom(here);
  if (otherPlatform !== undefined) return sayNotRun(otherPlatform);
  // The picture includes offscreen content, which must be laid out without scrolling.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    await document.fonts.ready;
    // Load lazy images.
    const loading = [...document.images].filter((image) => {
      image.loading = 'eager';
      return !image.complete;
    });
    await Promise.all(
      loading.map(
        (image) =>
          new Promise<void>((resolve) => {
            // A broken image is shown as broken.
            for (const end of ['load', 'error']) image.addEventListener(end, () => resolve(), { once: true });
          }),
      ),
    );
  });
  const fingerprint: Fingerprint = { ...here, fonts: await hashFonts(page) };
  if (isUpdate) {
    mkdirSync(folder, { recursive: true });
    // Both workers write the file, and neither reads it.
    writeFileSync(fingerprintFile, `${JSON.stringify(fingerprint, null, 2)}\n`);
  } else {
    const reason = differenceFrom(fingerprint);
    if (reason !== undefined) return sayNotRun(reason);
  }
  let picture = await take(page);
  // Nearly always equal, so pictures are decoded only if their bytes differ.
  if (!isUpdate && isBaseline(picture, `${folder}/${id}.png`)) return;
  // Waits for things that settle, such as a strip that scrolls to its slide.
  for (let tries = 0; tries < 4; tries++) {
    await page.waitForTimeout(250);
    const next = await take(page);
    const isStill = next.equals(picture);
    picture = next;
    if (isStill) break;
  }
  // Written byte for byte, so that the next run does not decode it.
  if (isUpdate) return writeFileSync(`${folder}/${id}.png`, picture);
  // Imported only here, because Jest loads imports again for each file.
  expect.extend({ toMatchImageSnapshot: (await import('jest-image-snapshot')).toMatchImageSnapshot });
  expect(picture).toMatchImageSnapshot({
    customSnapshotsDir: folder,
    // Its child process has been seen to hang.
    runInProcess: true,
    customDiffDir: `${process.cwd()}/.cache/verify/pictures`,
    customSnapshotIdentifier: id,
    // Pixels, not a percentage, which would hide small differences such as a radius.
    failureThreshold: 20,
    failureThresholdType: 'pixel',
  });
}

const take = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });

const isBaseline = (picture: Buffer, file: string): boolean => existsSync(file) && readFileSync(file).equals(picture);

function platformOf(page: Page): Omit<Fingerprint, 'fonts'> {
  const version = page.context().browser()?.version() ?? 'unknown';
  return { chromium: version.split('.')[0] ?? version, platform: `${process.platform}-${process.arch}` };
}

async function hashFonts(page: Page): Promise<string> {
  const hash = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 100;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('The browser gives no 2D canvas, so its fonts cannot be told apart.');
    // The fonts of both brands: the bundled one shows the smoothing, the other is the system's.
    ['Inter Variable', 'system-ui'].forEach((family, index) => {
      pen.font = `20px ${family}`;
      pen.fillText('Hamburgefonstiv £1,855 – 50 miles', 4, 40 * (index + 1));
    });
    const digest = await crypto.subtle.digest('SHA-256', pen.getImageData(0, 0, 400, 100).data);
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
  return hash.slice(0, 16);
}

/** Returns why the pictures cannot be compared here, or undefined if they can. Checks the keys that `here` has. */
function differenceFrom(here: Partial<Fingerprint>): string | undefined {
  if (!existsSync(fingerprintFile)) return 'there is no baseline';
  const baseline = JSON.parse(readFileSync(fingerprintFile, 'utf8')) as Fingerprint;
  const differing = (['chromium', 'platform', 'fonts'] as const).filter(
    (key) => here[key] !== undefined && baseline[key] !== here[key],
  );
  if (differing.length === 0) return undefined;
  return differing.map((key) => `${key} is ${here[key]}, the baseline's is ${baseline[key]}`).join('; ');
}

function sayNotRun(reason: string) {
  const file = process.env['NOT_RUN_FILE'];
  const line = `Pictures of stories were not compared: ${reason}.\n`;
  if (file === undefined) process.stderr.write(line);
  else if (!existsSync(file) || !readFileSync(file, 'utf8').includes(line)) appendFileSync(file, line);
}
