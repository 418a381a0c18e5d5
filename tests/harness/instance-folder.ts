import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures/instances');

export interface InstanceFolder {
  folder: string;
  remove(): Promise<void>;
}

/** The demo instances in a folder of their own, with some settings changed, for MARQUEE_FIXTURES. */
export async function copyInstances(
  changes: Record<string, Record<string, unknown>>,
): Promise<InstanceFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-instances-'));
  await cp(FIXTURES, folder, { recursive: true });
  for (const [slug, change] of Object.entries(changes)) {
    const file = path.join(folder, slug, 'settings.json');
    const settings: object = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...settings, ...change }));
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
