import fs from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '#core/log.ts';
import { inLanes } from '#core/platform/concurrency/in-lanes.ts';
import { readTar } from './read-tar.ts';

/** Inside the directory of the embedded database. */
const DATA = 'data';
const DRAFT = 'data.draft';
/** A disk takes many files at once in the time of a few. */
const LANES = 16;

interface DataDirectoryOptions {
  directory: string;
  /** The first data directory as a tar file. */
  template(): Promise<Uint8Array>;
}

/**
 * Where the data lies; made from the template when there is none. It appears complete and on the
 * disk or not at all, whatever ends the process in between.
 */
export async function prepareDataDirectory(
  { directory, template }: DataDirectoryOptions,
  log: Log,
): Promise<string> {
  const data = path.join(directory, DATA);
  if (await exists(data)) {
    if (await exists(path.join(data, 'PG_VERSION'))) return data;
    throw new Error(
      `${data} is not a database. Restore it from a backup, or remove it to begin with an empty one.`,
    );
  }
  const draft = path.join(directory, DRAFT);
  await fs.rm(draft, { recursive: true, force: true });
  await unpack(await template(), draft);
  await fs.rename(draft, data);
  await flush(directory);
  log.info({ directory }, 'Made a new embedded database.');
  return data;
}

async function unpack(tar: Uint8Array, target: string): Promise<void> {
  await fs.mkdir(target, { mode: 0o700 });
  const folders = [target];
  const files: { place: string; content: Uint8Array }[] = [];
  for (const { name, isFolder, content } of readTar(tar)) {
    const place = path.join(target, name);
    if (!isFolder) {
      files.push({ place, content });
      continue;
    }
    await fs.mkdir(place, { recursive: true, mode: 0o700 });
    folders.push(place);
  }
  await inLanes(LANES, files, ({ place, content }) =>
    fs.writeFile(place, content, { mode: 0o600 }),
  );
  // After all is written: the first flush takes most of the others with it.
  await inLanes(LANES, [...files.map(({ place }) => place), ...folders], flush);
}

async function flush(place: string): Promise<void> {
  const handle = await fs.open(place);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function exists(place: string): Promise<boolean> {
  try {
    await fs.access(place);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
