import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface ChangedFixtures {
  folder: string;
  remove(): Promise<void>;
}

/** A copy of the demo instances in which one of them has other documents. */
export async function fixturesWith(
  slug: string,
  change: (documents: {
    settings: Record<string, unknown>;
    banners: Record<string, unknown>[];
  }) => void,
): Promise<ChangedFixtures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-fixtures-'));
  await cp('fixtures/instances', folder, { recursive: true });
  const file = (name: string) => path.join(folder, slug, `${name}.json`);
  const read = async (name: string) => JSON.parse(await readFile(file(name), 'utf8'));
  const documents = { settings: await read('settings'), banners: await read('banners') };
  change(documents);
  for (const [name, content] of Object.entries(documents)) {
    await writeFile(file(name), JSON.stringify(content));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
