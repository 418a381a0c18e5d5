import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrations } from '#core/db/migrations/registry.ts';
import { packTemplate } from '#core/db/template.ts';
import { makeScratchFolder } from '#core/testing/scratch-folder.ts';
import { readTemplate } from '#core/testing/template-cache.ts';
import { killWriter, lossesOf } from './kill.ts';
import { createRandom } from './random.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('a killed process', () => {
  let folder: string;
  let template: string;
  beforeAll(async () => {
    folder = makeScratchFolder();
    template = path.join(folder, 'template.bin');
    await fs.writeFile(template, await packTemplate(await readTemplate(), migrations));
  });
  afterAll(() => fs.rm(folder, { recursive: true, force: true }));

  it('loses nothing that was acknowledged, again and again on the same database', async () => {
    const directory = path.join(folder, 'database');
    const acknowledged = new Set<number>();
    const random = createRandom(20_260_301);
    const kills = 5;
    for (let kill = 0; kill <= kills; kill += 1) {
      const before = new Set(acknowledged);
      // The last one opens the database for sure, so that all before it is compared.
      const opens = kill === kills;
      const { found } = await killWriter({ directory, template, random, acknowledged, opens });
      if (found) expect(lossesOf(found, before)).toEqual([]);
    }
    expect(acknowledged.size).toBeGreaterThan(0);
  });

  it('is caught by the comparison when something is lost', () => {
    expect(lossesOf([1, -1, 2], new Set([1, 2, 3]))).toEqual(['3 is lost', '2 is there by half']);
  });
});
