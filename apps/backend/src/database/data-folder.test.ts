import { appendFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError, prepareDataFolder } from './data-folder.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'forecourt-folder-'));
});
afterEach(() => rm(parent, { recursive: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

const isRoot = process.getuid?.() === 0;
if (!isRoot && process.env['NOT_RUN_FILE']) {
  appendFileSync(process.env['NOT_RUN_FILE'], 'Refusing a data folder of another user: only root can make one\n');
}

describe('prepareDataFolder', () => {
  it('makes a folder for its owner alone', async () => {
    const folder = join(parent, 'new', 'data');
    await prepareDataFolder(folder);
    expect(await modeOf(folder)).toBe('700');
  });

  it('closes a folder that others can read, and everything in it', async () => {
    const folder = join(parent, 'data');
    const inner = join(folder, 'postgres', 'base');
    const file = join(inner, '1259');
    await mkdir(inner, { recursive: true });
    await writeFile(file, 'rows');
    for (const path of [folder, inner]) await chmod(path, 0o755);
    await chmod(file, 0o664);
    await prepareDataFolder(folder);
    expect([await modeOf(folder), await modeOf(inner), await modeOf(file)]).toEqual(['700', '700', '600']);
  });

  it.runIf(isRoot)('refuses a folder of another user', async () => {
    const folder = join(parent, 'data');
    await mkdir(folder, { mode: 0o700 });
    await chown(folder, 1, 1);
    const preparing = prepareDataFolder(folder);
    await expect(preparing).rejects.toThrow(DataFolderError);
    await expect(preparing).rejects.toThrow(/data belongs to the user with the id 1.*chown -R 0.*DATA_DIR/);
  });

  it('names a folder that cannot be made', async () => {
    const file = join(parent, 'file');
    await writeFile(file, '');
    const preparing = prepareDataFolder(join(file, 'data'));
    await expect(preparing).rejects.toThrow(DataFolderError);
    await expect(preparing).rejects.toThrow(/file.data cannot be used .*DATA_DIR/);
  });
});
