import { chmod, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder cannot be used. The message gives the reason and a fix. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

const PRIVATE_FOLDER_MODE = 0o700;
const PRIVATE_FILE_MODE = 0o600;
/** With less free space than this, writes to the embedded database are failing or about to fail. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;
const GROUP_AND_OTHERS_MASK = 0o077;

/**
 * Creates the folder if it is missing, and removes other users' access, because it contains messages from the contact
 * form.
 *
 * @throws DataFolderError if it cannot be created or read, or belongs to another user
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
    const { uid } = await stat(folder);
    const userId = process.getuid?.();
    if (userId !== undefined && uid !== userId) {
      throw new DataFolderError(
        `The data folder ${folder} belongs to user ID ${uid}, but this process runs as user ID ${userId}. ` +
          `Run it as user ID ${uid}, change the owner (chown -R ${userId} ${folder}), or set DATA_DIR to another folder.`,
      );
    }
    await restrictToOwner(folder);
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause;
    throw new DataFolderError(
      `The data folder ${folder} cannot be used (${cause.message}). Set DATA_DIR to a folder that this process can write to.`,
      { cause },
    );
  }
}

/**
 * Removes other users' access, because PGlite creates its files with the permissions in its archive, regardless of the
 * umask.
 */
export async function restrictToOwner(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows has no POSIX permission bits.
  await restrict(folder, PRIVATE_FOLDER_MODE);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await restrict(path, PRIVATE_FOLDER_MODE);
    else if (entry.isFile()) await restrict(path, PRIVATE_FILE_MODE);
  }
}

async function restrict(path: string, mode: number): Promise<void> {
  try {
    const currentStats = await stat(path);
    if ((currentStats.mode & GROUP_AND_OTHERS_MASK) !== 0) await chmod(path, mode);
  } catch (error) {
    // The running database may have removed the file.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

export async function isDiskNearlyFull(
  folder: string,
  readDisk: (path: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<boolean> {
  const { bavail, bsize } = await readDisk(folder);
  return bavail * bsize < MIN_FREE_BYTES;
}
