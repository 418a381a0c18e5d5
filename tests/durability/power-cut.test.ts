import fs from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrations } from '#core/platform/db/migrations/registry.ts';
import { makeTemplate } from '#core/platform/db/template.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { makeScratchFolder } from '#core/testing/scratch-folder.ts';
import { cutPower } from './cut-power.ts';
import { MOODS } from './power-cut.ts';
import { createRandom } from './random.ts';
import { recordRun, type Hardening } from './record-run.ts';
import { entriesTable } from './workload.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const SEED = 20_260_302;

describe('a power cut', () => {
  let folder: string;
  let template: Uint8Array;
  beforeAll(async () => {
    folder = makeScratchFolder();
    template = await makeTemplate(createRecordingLog(), [...migrations.slice(0, 1), entriesTable]);
  });
  afterAll(() => fs.rm(folder, { recursive: true, force: true }));

  async function cuts(hardening: Hardening): Promise<string[]> {
    const random = createRandom(SEED);
    const log = createRecordingLog();
    const place = await fs.mkdtemp(`${folder}/run-`);
    const options = { folder: place, template, hardening, transactions: 120, random, log };
    const run = await recordRun(options);
    const kinds: string[] = [];
    for (const mood of MOODS) {
      const { recovery, position } = await cutPower(run, { folder: place, random, mood });
      const reason = recovery.kind === 'complete' ? '' : ` at ${position}: ${recovery.reason}`;
      kinds.push(`${mood}: ${recovery.kind}${reason}`);
    }
    return kinds;
  }

  it('loses nothing that was acknowledged, whatever the disk kept of the rest', async () => {
    expect(await cuts('hardened')).toEqual(MOODS.map((mood) => `${mood}: complete`));
  });

  it('does harm to the engine as it ships, or this test would prove nothing', async () => {
    const kinds = await cuts('as shipped');
    const harmed = kinds.filter((kind) => !kind.includes('complete'));
    expect(harmed.length).toBeGreaterThan(0);
  });
});
