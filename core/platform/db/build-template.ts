import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '#core/log.ts';
import { migrations } from './migrations/registry.ts';
import { makeTemplate, packTemplate } from './template.ts';

const FILE = 'database-template.bin';

/** Writes a migrated, empty database into the build, for first starts. Answers the file. */
export async function buildTemplate(folder: string, log: Log): Promise<string> {
  const file = path.join(folder, FILE);
  await mkdir(folder, { recursive: true });
  await writeFile(file, await packTemplate(await makeTemplate(log, migrations), migrations));
  return file;
}
