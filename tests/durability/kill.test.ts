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
    let compared = 0;
    for (let loop = 0; loop < 5; loop += 1) {
      const before = new Set(acknowledged);
      const { found } = await killWriter({ directory, template, random, acknowledged });
      if (!found) continue;
      expect(lossesOf(found, before)).toEqual([]);
      compared += before.size;
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('is caught by the comparison when something is lost', () => {
    expect(lossesOf([1, -1, 2], new Set([1, 2, 3]))).toEqual(['3 is lost', '2 is there by half']);
  });
});
