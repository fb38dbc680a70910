import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError, isDiskNearlyFull, prepareDataFolder } from './data-folder.ts';

let parentFolder: string;
beforeEach(async () => {
  parentFolder = await mkdtemp(join(tmpdir(), 'forecourt-folder-'));
});
afterEach(() => rm(parentFolder, { recursive: true }));

const getMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

const isRoot = process.getuid?.() === 0;
if (!isRoot) process.stdout.write("Not run: refusing another user's data folder (only root can create one)\n");

describe('prepareDataFolder', () => {
  it('creates a folder that only its owner can access', async () => {
    const folder = join(parentFolder, 'new', 'data');
    await prepareDataFolder(folder);
    expect(await getMode(folder)).toBe('700');
  });

  it('removes other users’ access to a folder and its contents', async () => {
    const folder = join(parentFolder, 'data');
    const innerFolder = join(folder, 'postgres', 'base');
    const file = join(innerFolder, '1259');
    await mkdir(innerFolder, { recursive: true });
    await writeFile(file, 'rows');
    for (const path of [folder, innerFolder]) await chmod(path, 0o755);
    await chmod(file, 0o664);
    await prepareDataFolder(folder);
    expect([await getMode(folder), await getMode(innerFolder), await getMode(file)]).toEqual(['700', '700', '600']);
  });

  it.runIf(isRoot)("rejects another user's folder", async () => {
    const folder = join(parentFolder, 'data');
    await mkdir(folder, { mode: 0o700 });
    await chown(folder, 1, 1);
    const preparation = prepareDataFolder(folder);
    await expect(preparation).rejects.toThrow(DataFolderError);
    await expect(preparation).rejects.toThrow(/data belongs to user ID 1.*chown -R 0.*DATA_DIR/);
  });

  it('names the folder in the error if the folder cannot be created', async () => {
    const file = join(parentFolder, 'file');
    await writeFile(file, '');
    const preparation = prepareDataFolder(join(file, 'data'));
    await expect(preparation).rejects.toThrow(DataFolderError);
    await expect(preparation).rejects.toThrow(/file.data cannot be used .*DATA_DIR/);
  });
});

describe('isDiskNearlyFull', () => {
  it.each([
    [true, 0],
    [true, 15],
    [false, 16],
  ])('returns %s with %i MiB left', async (isFull, mebibytes) => {
    const readDisk = async () => ({ bsize: 4096, bavail: mebibytes * 256 });
    expect(await isDiskNearlyFull('/data', readDisk)).toBe(isFull);
  });
});
