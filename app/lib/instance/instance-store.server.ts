import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import { createSpacedSaves } from './spaced-saves.server.ts';
import type { ArrivedDocuments } from './accept-documents.server.ts';
import type { InstanceDocuments } from './compiled-instance.ts';
import type { InstanceLog } from './instance-log.ts';

/** One revision as it comes back from disk: unharmed, but perhaps written by another build. */
export interface StoredRevision {
  revision: string;
  documents: ArrivedDocuments;
}

export interface InstanceStore {
  /** The last good revisions of a host, the newest first; none when there is nothing to read. */
  load(host: string): Promise<StoredRevision[]>;
  /** Answers whether the disk did what it should; what it did not is in the log. */
  save(host: string, entry: KeptInstance): Promise<boolean>;
  remove(host: string): Promise<boolean>;
  /** Writes what waits, and answers when nothing is being written. */
  settled(): Promise<void>;
}

interface KeptInstance {
  revision: string;
  documents: InstanceDocuments;
}

interface StoreOptions {
  directory: string;
  log: InstanceLog;
  /** Hosts come from outside: with a default instance, anyone can make up new ones. */
  mostHosts?: number;
  /** How long a host rests after it was written; what is saved meanwhile is written once. */
  leastMs?: number;
}

interface StoredFile {
  host: string;
  revisions: (StoredRevision & { checksum: string })[];
}

const KEPT_REVISIONS = 3;
const MOST_FILE_BYTES = 16 * 1024 * 1024;

/** Keeps the last good revisions of each host on disk, so that a restart needs no core. */
export function createInstanceStore(options: StoreOptions): InstanceStore {
  const { directory, log, mostHosts = 500, leastMs = 1_000 } = options;
  const spaced = createSpacedSaves(leastMs);
  const fileOf = (host: string) => path.join(directory, `${sha256(host)}.json`);
  /** Two writes of one host would each forget what the other one keeps. */
  const writing = new Map<string, Promise<unknown>>();

  function inTurn(host: string, work: () => Promise<void>): Promise<boolean> {
    const turn = (writing.get(host) ?? Promise.resolve()).then(work).then(
      () => true,
      (error: unknown) => {
        log.warn({ host, err: error }, 'instance not kept on disk');
        return false;
      },
    );
    writing.set(host, turn);
    return turn.finally(() => {
      if (writing.get(host) === turn) writing.delete(host);
    });
  }

  async function load(host: string): Promise<StoredRevision[]> {
    const file = fileOf(host);
    try {
      const stored = await readStored(file, host);
      return stored?.revisions.filter(isUnharmed) ?? [];
    } catch (error) {
      if (!isMissing(error)) log.warn({ host, file, err: error }, 'kept instance cannot be read');
      return [];
    }
  }

  async function write(host: string, { revision, documents }: KeptInstance): Promise<void> {
    const older = (await load(host)).filter((stored) => stored.revision !== revision);
    const revisions = [{ revision, documents }, ...older].slice(0, KEPT_REVISIONS);
    const stored: StoredFile = {
      host,
      revisions: revisions.map((kept) => ({ ...kept, checksum: checksumOf(kept) })),
    };
    await mkdir(directory, { recursive: true });
    if (await isFull(directory, { mostHosts, file: fileOf(host) })) {
      log.warn({ host, mostHosts }, 'instance not kept on disk: too many hosts are kept');
      return;
    }
    await replaceFile(fileOf(host), JSON.stringify(stored));
  }

  return {
    load,
    save: (host, entry) => spaced.save(host, () => inTurn(host, () => write(host, entry))),
    remove(host) {
      spaced.drop(host);
      return inTurn(host, () => rm(fileOf(host), { force: true }));
    },
    async settled() {
      await spaced.flush();
      await Promise.all(writing.values());
    },
  };
}

async function readStored(file: string, host: string): Promise<StoredFile | undefined> {
  if ((await stat(file)).size > MOST_FILE_BYTES) throw new Error('The file is too big');
  // Written by this module; isStored looks at all that is used of it.
  const stored = JSON.parse(await readFile(file, 'utf8')) as unknown;
  if (!isStored(stored)) throw new Error('The file is not a kept instance');
  return stored.host === host ? stored : undefined;
}

function isStored(value: unknown): value is StoredFile {
  if (typeof value !== 'object' || value === null) return false;
  if (!('host' in value) || !('revisions' in value) || !Array.isArray(value.revisions))
    return false;
  return value.revisions.every(
    (entry: unknown) => typeof entry === 'object' && entry !== null && 'documents' in entry,
  );
}

/** A power cut can leave a file of the right length with the wrong bytes in it. */
function isUnharmed(entry: StoredFile['revisions'][number]): boolean {
  return entry.checksum === checksumOf(entry);
}

function checksumOf({ revision, documents }: { revision: string; documents: unknown }): string {
  return sha256(canonicalJson({ revision, documents }));
}

/** Whoever was there first stays: a flood of new hosts must not push out those that matter. */
async function isFull(
  directory: string,
  { mostHosts, file }: { mostHosts: number; file: string },
): Promise<boolean> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json'));
  return names.length >= mostHosts && !names.includes(path.basename(file));
}

/** A reader sees the file as it was or as it is to be, whenever the power goes. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Makes the new name itself last. Some systems cannot open a folder; there it lasts anyway. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
