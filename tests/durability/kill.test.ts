import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrations } from '#core/platform/db/migrations/registry.ts';
import { packTemplate } from '#core/platform/db/template.ts';
import { makeScratchFolder } from '#core/testing/scratch-folder.ts';
import { readLeanTemplate } from '#core/testing/template-cache.ts';
import { harmOf, killWriter, newlySaid } from './kill.ts';
import { createRandom } from './random.ts';

vi.setConfig({ testTimeout: 120_000 });

const KILLS = 2;

describe('a killed process', () => {
  let folder: string;
  let template: string;
  beforeAll(async () => {
    folder = makeScratchFolder();
    template = path.join(folder, 'template.bin');
    await fs.writeFile(template, await packTemplate(await readLeanTemplate(), migrations));
  });
  afterAll(() => fs.rm(folder, { recursive: true, force: true }));

  it('loses no money and moves none twice, again and again on the same database', async () => {
    const directory = path.join(folder, 'database');
    const database = { kind: 'embedded', directory, template, minFreeBytes: 0 } as const;
    const said = newlySaid();
    const random = createRandom(20_260_301);
    for (let kill = 0; kill <= KILLS; kill += 1) {
      const before = structuredClone(said);
      // The last one opens the database for sure, so that all before it is compared.
      const opens = kill === KILLS;
      const { found, faults } = await killWriter({ database, random, said, opens });
      expect(faults).toEqual([]);
      if (found) expect(harmOf(found, before)).toEqual([]);
    }
    expect(said.acknowledged.size).toBeGreaterThan(0);
  });

  it('is caught by the comparison when money is lost, moved twice or out of nothing', () => {
    const said = { begun: new Set([1, 2, 3]), acknowledged: new Set([1, 2, 3]) };
    expect(harmOf([1, 1, 2, 4], said)).toEqual([
      '3 is lost',
      '4 was never begun',
      '1 is there twice',
    ]);
  });
});
