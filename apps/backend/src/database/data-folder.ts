import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
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
 * Makes the folder of the embedded database if it is missing, for its owner alone. Messages of the contact form are in it,
 * so a folder that other users can read is repaired, and one that belongs to another user is refused.
 *
 * @throws DataFolderError
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const { uid, mode } = await lstat(join(folder, '.'));
    const user = process.getuid?.();
    if (user === undefined) return; // Windows has neither owners nor these bits
    if (uid !== user) {
      throw new DataFolderError(
        `The data folder ${folder} belongs to the user with the id ${uid}, and this process runs as ${user}. ` +
          `Run it as that user, give the folder to this one (chown -R ${user} ${folder}), or choose another with DATA_DIR.`,
      );
    }
    // Nobody else can reach what is inside a folder that is closed, so an open one is the sign to look inside.
    if ((mode & OTHERS) !== 0) await removeOthersAccess(folder);
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause;
    throw new DataFolderError(
      `The data folder ${folder} cannot be used (${cause.message}). Choose one that can be written to with DATA_DIR.`,
      { cause },
    );
  }
}

/** Closes the contents first: if this fails half way, the open folder makes the next start try again. */
async function removeOthersAccess(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await removeOthersAccess(path);
    else if (entry.isFile()) await chmod(path, PRIVATE_FILE);
  }
  await chmod(folder, PRIVATE_FOLDER);
}
