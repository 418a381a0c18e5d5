import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { MemoryFS } from '@electric-sql/pglite';
import { z } from 'zod';
import { invariant } from '#core/errors.ts';
import type { Log } from '#core/log.ts';
import type { Database } from './database.ts';
import { openMemoryDatabase } from './embedded/memory-database.ts';
import { TemplateFs } from './embedded/template-fs.ts';
import type { Migration } from './migrations/registry.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);
const NEW_LINE = 0x0a;

/** The first line of a template file: what made it. The rest is a compressed tar file. */
const headerSchema = z.object({ engine: z.string(), migrations: z.array(z.string()) });

interface DataToMake {
  migrations: readonly Migration[];
  /** The tar file to begin with, which saves most of the start. */
  template?: Uint8Array | undefined;
  /** What is to be in it. */
  work?(database: Database): Promise<void>;
}

/**
 * The data directory of a migrated database after some work on it, as a tar file. It is taken after
 * the shutdown, so that whoever starts from it has nothing to recover.
 */
export async function makeDataDirectory(
  log: Log,
  { migrations, template, work }: DataToMake,
): Promise<Uint8Array> {
  const fs = template ? new TemplateFs(template) : new MemoryFS();
  const kept = keepAtEnd(fs);
  const options = { kind: 'memory', migrations, fs, ...(template && { template }) } as const;
  const database = await openMemoryDatabase(options, log);
  try {
    if (work) {
      await work(database);
      await database.maintain();
    }
  } finally {
    await database.close();
  }
  const tar = kept();
  invariant(tar, 'the shutdown leaves the data directory behind');
  return new Uint8Array(await tar.arrayBuffer());
}

/** Keeps what is in the memory at the end. */
function keepAtEnd(fs: MemoryFS): () => Blob | undefined {
  let kept: Blob | undefined;
  const close = fs.closeFs.bind(fs);
  fs.closeFs = async () => {
    kept = await fs.dumpTar('template', 'none');
    await close();
  };
  return () => kept;
}

/** A migrated database without a row in it. */
export const makeTemplate = (log: Log, migrations: readonly Migration[]): Promise<Uint8Array> =>
  makeDataDirectory(log, { migrations });

export async function packTemplate(
  tar: Uint8Array,
  migrations: readonly Migration[],
): Promise<Uint8Array> {
  const header = { engine: await engineVersion(), migrations: migrations.map(({ name }) => name) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), await zip(tar)]);
}

/**
 * The tar file in a template file. Undefined when there is none that another engine or another
 * line of migrations has not made; what an older version of this program made lacks only the end.
 */
export async function readTemplateFile(
  file: string | undefined,
  migrations: readonly Migration[],
  log: Log,
): Promise<Uint8Array | undefined> {
  if (!file) return undefined;
  try {
    const content = await readFile(file);
    const end = content.indexOf(NEW_LINE);
    const header = headerSchema.parse(JSON.parse(content.toString('utf8', 0, end)));
    const isOurs = header.migrations.every((name, index) => name === migrations[index]?.name);
    if (!isOurs || header.engine !== (await engineVersion())) return undefined;
    return await unzip(content.subarray(end + 1));
  } catch (error) {
    log.warn({ err: error, file }, 'The template of the database cannot be used.');
    return undefined;
  }
}

async function engineVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = await readFile(path.join(path.dirname(entry), '../package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(manifest);
  return version;
}
