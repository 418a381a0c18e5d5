import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { catalogueHash } from '#core/catalogue/services/publish-catalogue.ts';
import { makeScratchFolder } from '#core/testing/scratch-folder.ts';
import { demoCatalogue } from '#fixtures/catalogue/demo-catalogue.ts';
import { readBuiltCatalogues, writeBuiltCatalogues } from './built-catalogues.ts';

it('says by which hash each catalogue of the demo is published', async () => {
  const folder = makeScratchFolder();
  await writeBuiltCatalogues(pathToFileURL(`${folder}/`), ['marquee', 'without-one']);
  const written: unknown = JSON.parse(
    await readFile(path.join(folder, 'demo-catalogues.json'), 'utf8'),
  );
  const content = demoCatalogue('marquee');
  expect(written).toEqual({ marquee: content && catalogueHash(content) });
  await rm(folder, { recursive: true });
});

it('says nothing where there was no build', async () => {
  expect(await readBuiltCatalogues()).toEqual({});
});
