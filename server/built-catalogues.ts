import { readFile, writeFile } from 'node:fs/promises';
import { catalogueHash } from '#core/catalogue/services/publish-catalogue.ts';
import { demoCatalogue } from '#fixtures/catalogue/demo-catalogue.ts';

/** The hash of the demo's catalogue by the name of its instance. */
export type CatalogueHashes = Partial<Record<string, string>>;

const NAME = 'demo-catalogues.json';

/** Writes them beside the built server, so that a start need not make catalogues that it has. */
export async function writeBuiltCatalogues(folder: URL, slugs: readonly string[]): Promise<void> {
  const hashes: CatalogueHashes = {};
  for (const slug of slugs) {
    const content = demoCatalogue(slug);
    if (content) hashes[slug] = catalogueHash(content);
  }
  await writeFile(new URL(NAME, folder), JSON.stringify(hashes));
}

/** None in development, where catalogues change without a build. */
export async function readBuiltCatalogues(): Promise<CatalogueHashes> {
  try {
    // Written by the build of this very server.
    return JSON.parse(await readFile(new URL(NAME, import.meta.url), 'utf8')) as CatalogueHashes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
