import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';

const folder = `${process.cwd()}/.storybook/__screenshots__`;
const fingerprintFile = `${folder}/fingerprint.json`;
const isUpdate = process.env['UPDATE_PICTURES'] === '1';

/** What a picture depends on beside the code. Where it differs, a difference in pixels says nothing. */
interface Fingerprint {
  /** Chromium's major version. */
  chromium: string;
  platform: string;
  /** A hash of drawn letters: the system's faces, and how it smooths them. */
  fonts: string;
}

/**
 * Compares the page with the story's baseline. In another browser, on another platform or with other fonts it does not,
 * and says so in the file that NOT_RUN_FILE names. `UPDATE_PICTURES=1` writes baselines and fingerprint anew.
 */
export async function comparePicture(page: Page, id: string) {
  const here = platformOf(page);
  const otherPlatform = isUpdate ? undefined : differenceFrom(here);
  if (otherPlatform !== undefined) return sayNotRun(otherPlatform);
  // what is out of sight is in the picture too, and must not wait for a scroll to be laid out
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    await document.fonts.ready;
    // nor does a picture far below the window
    const loading = [...document.images].filter((image) => {
      image.loading = 'eager';
      return !image.complete;
    });
    await Promise.all(
      loading.map(
        (image) =>
          new Promise<void>((resolve) => {
            // one that fails is drawn as failed
            for (const end of ['load', 'error']) image.addEventListener(end, () => resolve(), { once: true });
          }),
      ),
    );
  });
  const fingerprint: Fingerprint = { ...here, fonts: await hashFonts(page) };
  if (isUpdate) {
    mkdirSync(folder, { recursive: true });
    // both workers write it, neither reads it
    writeFileSync(fingerprintFile, `${JSON.stringify(fingerprint, null, 2)}\n`);
  } else {
    const reason = differenceFrom(fingerprint);
    if (reason !== undefined) return sayNotRun(reason);
  }
  let picture = await take(page);
  // as nearly every one is; only what differs is worth decoding
  if (!isUpdate && isBaseline(picture, `${folder}/${id}.png`)) return;
  // what still settles, such as a strip that scrolls to its slide, has its time
  for (let tries = 0; tries < 4; tries++) {
    await page.waitForTimeout(250);
    const next = await take(page);
    const isStill = next.equals(picture);
    picture = next;
    if (isStill) break;
  }
  // to the byte, so that the next run has nothing to decode
  if (isUpdate) return writeFileSync(`${folder}/${id}.png`, picture);
  // only now: Jest loads what a file imports for each file anew
  expect.extend({ toMatchImageSnapshot: (await import('jest-image-snapshot')).toMatchImageSnapshot });
  expect(picture).toMatchImageSnapshot({
    customSnapshotsDir: folder,
    // its child process has been seen to stand still for ever
    runInProcess: true,
    customDiffDir: `${process.cwd()}/.cache/verify/pictures`,
    customSnapshotIdentifier: id,
    // an eighth of a corner's radius is more than this; a share of the page would hide it
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
    // the two that the brands use: the one that comes along shows the smoothing, the other the system's own face
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
