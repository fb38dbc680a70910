import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder cannot be made, read or written; the message says why and what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** The permission bits of the group and of everybody else. */
const OTHERS = 0o077;

/**
 * Makes the folder of the embedded database if it is missing, and closes it to other users: messages of the contact form are
 * in it.
 *
 * @throws DataFolderError if it cannot be made or written to, or belongs to another user
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const { uid } = await stat(folder);
    const user = process.getuid?.();
    if (user !== undefined && uid !== user) {
      throw new DataFolderError(
        `The data folder ${folder} belongs to the user with the id ${uid}, and this process runs as ${user}. ` +
          `Run it as that user, give the folder to this one (chown -R ${user} ${folder}), or choose another with DATA_DIR.`,
      );
    }
    await removeAccessOfOthers(folder);
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause;
    throw new DataFolderError(
      `The data folder ${folder} cannot be used (${cause.message}). Choose one that can be written to with DATA_DIR.`,
      { cause },
    );
  }
}

/**
 * Takes the permissions of the group and of everybody else from a folder and from all that is in it. PGlite makes files of a
 * new database with the permissions of its archive, whatever the process's umask is.
 */
export async function removeAccessOfOthers(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // it has no such bits
  await close(folder, PRIVATE_FOLDER);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await close(path, PRIVATE_FOLDER);
    else if (entry.isFile()) await close(path, PRIVATE_FILE);
  }
}

async function close(path: string, mode: number): Promise<void> {
  try {
    const current = await stat(path);
    if ((current.mode & OTHERS) !== 0) await chmod(path, mode);
  } catch (error) {
    // The database removes files while it runs.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
