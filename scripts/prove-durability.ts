import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrations } from '#core/platform/db/migrations/registry.ts';
import type { DatabaseOptions } from '#core/platform/db/open-database.ts';
import { makeTemplate, packTemplate } from '#core/platform/db/template.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { makeScratchFolder } from '#core/testing/scratch-folder.ts';
import { cloneServerDatabase } from '#core/testing/server-template.ts';
import { cutPower } from '#tests/durability/cut-power.ts';
import { harmOf, killWriter, newlySaid } from '#tests/durability/kill.ts';
import { createRandom, type Random } from '#tests/durability/random.ts';
import { recordRun, type Hardening } from '#tests/durability/record-run.ts';
import { entriesTable } from '#tests/durability/workload.ts';

const CUTS_OF_A_RUN = 10;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    cuts: { type: 'string', default: '30' },
    transactions: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

/** A line of the table at the end. */
interface Proof {
  what: string;
  times: number;
  killedWhileOpening: number;
  openedAndCompared: number;
  acknowledged: number;
  harmed: number;
  verdict: string;
}

function begin(what: string, times: number): Proof {
  const counts = { killedWhileOpening: 0, openedAndCompared: 0, acknowledged: 0, harmed: 0 };
  return { what, times, ...counts, verdict: '' };
}

async function proveKills(what: string, database: DatabaseOptions, random: Random): Promise<Proof> {
  const said = newlySaid();
  const proof = begin(`kill -9, ${what}`, Number(values.kills));
  // One more at the end, which finds all that was acknowledged before.
  for (let kill = 0; kill <= proof.times; kill += 1) {
    const before = structuredClone(said);
    const opens = kill === proof.times;
    const { found, faults, wrote } = await killWriter({ database, random, said, opens });
    const harm = [...faults, ...(found ? harmOf(found, before) : [])];
    if (found) proof.openedAndCompared += 1;
    else proof.killedWhileOpening += 1;
    proof.acknowledged = before.acknowledged.size;
    proof.harmed += harm.length;
    const reopened = found ? `found ${found.length}` : 'killed while opening';
    console.log(`kill ${kill}: ${reopened}, wrote ${wrote}`, ...harm.slice(0, 3));
  }
  return { ...proof, verdict: proof.harmed === 0 ? 'holds' : 'FAILS' };
}

async function proveKillsEmbedded(folder: string, random: Random): Promise<Proof> {
  const template = path.join(folder, 'template.bin');
  const tar = await makeTemplate(createRecordingLog(), migrations);
  await fs.writeFile(template, await packTemplate(tar, migrations));
  const directory = path.join(folder, 'killed');
  const database = { kind: 'embedded', directory, template, minFreeBytes: 0 } as const;
  return proveKills('embedded', database, random);
}

async function proveKillsOnServer(server: string, random: Random): Promise<Proof> {
  const { url, drop } = await cloneServerDatabase(server);
  return proveKills('PostgreSQL', { kind: 'server', url }, random).finally(drop);
}

async function proveCuts(folder: string, hardening: Hardening, random: Random): Promise<Proof> {
  const log = createRecordingLog();
  const template = await makeTemplate(log, [...migrations.slice(0, 1), entriesTable]);
  const proof = begin(`power cut, ${hardening}`, Number(values.cuts));
  for (let done = 0; done < proof.times; done += CUTS_OF_A_RUN) {
    const place = await fs.mkdtemp(path.join(folder, 'run-'));
    const transactions = Number(values.transactions);
    const run = await recordRun({ folder: place, template, hardening, transactions, random, log });
    for (let cut = done; cut < Math.min(proof.times, done + CUTS_OF_A_RUN); cut += 1) {
      const { position, mood, recovery } = await cutPower(run, { folder: place, random });
      if (recovery.kind !== 'does not open') proof.openedAndCompared += 1;
      if (recovery.kind === 'complete') proof.acknowledged += recovery.acknowledged;
      else proof.harmed += 1;
      const said = recovery.kind === 'complete' ? recovery.acknowledged : recovery.reason;
      console.log(`${proof.what} ${cut}, kept ${mood}, at ${position}: ${recovery.kind}, ${said}`);
    }
    await fs.rm(place, { recursive: true });
  }
  const isHarmed = proof.harmed > 0;
  const isRight = isHarmed === (hardening === 'as shipped');
  return { ...proof, verdict: isRight ? (isHarmed ? 'bites' : 'holds') : 'FAILS' };
}

if (values.help) {
  console.log('Options: --kills 30 --cuts 30 --transactions 300 --seed 1');
  process.exit(0);
}

const folder = makeScratchFolder();
try {
  const seed = Number(values.seed);
  const server = process.env['TEST_DATABASE_URL'];
  const proofs = [
    await proveKillsEmbedded(folder, createRandom(seed)),
    ...(server ? [await proveKillsOnServer(server, createRandom(seed))] : []),
    await proveCuts(folder, 'hardened', createRandom(seed + 1)),
    await proveCuts(folder, 'as shipped', createRandom(seed + 2)),
  ];
  console.table(proofs);
  // PGlite leaves timers behind when it could not open.
  process.exitCode = proofs.some(({ verdict }) => verdict === 'FAILS') ? 1 : 0;
} finally {
  await fs.rm(folder, { recursive: true, force: true });
}
process.exit();
