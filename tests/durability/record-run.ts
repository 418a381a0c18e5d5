import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { prepareDataDirectory } from '#core/platform/db/embedded/data-directory.ts';
import { startDurableEngine } from '#core/platform/db/embedded/durable-engine.ts';
import type { Bridge } from '#core/platform/db/embedded/durable-fs.ts';
import { EngineSession } from '#core/platform/db/embedded/engine-session.ts';
import type { Engine } from '#core/platform/db/embedded/engine.ts';
import { startPglite } from '#core/platform/db/embedded/pglite-engine.ts';
import type { Log } from '#core/log.ts';
import type { Journal } from './journal.ts';
import type { Random } from './random.ts';
import { Recorder } from './recorder.ts';
import { UPKEEP, workload, type Rows } from './workload.ts';

/** As the program runs it, or as PGlite ships it. */
export type Hardening = 'hardened' | 'as shipped';

export interface Acknowledgement {
  /** So many operations had been asked of the file system when the commit was acknowledged. */
  position: number;
  rows: Rows;
}

export interface Run {
  journal: Journal;
  acknowledged: Acknowledgement[];
}

interface RunOptions {
  folder: string;
  template: Uint8Array;
  hardening: Hardening;
  transactions: number;
  random: Random;
  log: Log;
}

/** How often something else than a transaction happens. */
const UPKEEP_CHANCE = 0.02;

/** Runs transactions on a new database and keeps a journal of what reached the file system. */
export async function recordRun(options: RunOptions): Promise<Run> {
  const { folder, template, random, log } = options;
  const directory = path.join(folder, 'recorded');
  fs.mkdirSync(directory, { recursive: true });
  const data = await prepareDataDirectory({ directory, template: async () => template }, log);
  const base = path.join(folder, 'base');
  fs.cpSync(data, base, { recursive: true });
  const recorder = new Recorder(data, base);
  const engine = await startRecorded(data, recorder, options.hardening);
  const session = await EngineSession.open(engine, () => undefined);
  const acknowledged: Acknowledgement[] = [{ position: 0, rows: new Map() }];
  for (const step of workload(random)) {
    if (acknowledged.length > options.transactions) break;
    if (random.chance(UPKEEP_CHANCE)) await session.query(random.pick(UPKEEP));
    await session.query(`begin; ${step.statements.join('; ')}`);
    await session.query('commit');
    acknowledged.push({ position: recorder.position, rows: step.rows });
  }
  const run = { journal: recorder.journal, acknowledged };
  // What follows is an orderly end, which no power cut has.
  const { length } = recorder.journal.operations;
  await session.close();
  run.journal.operations.length = length;
  return run;
}

function startRecorded(data: string, recorder: Recorder, hardening: Hardening): Promise<Engine> {
  const observe = (bridge: Bridge) => recorder.observe(bridge);
  if (hardening === 'hardened') return startDurableEngine(data, { observe });
  return startPglite({ fs: new ObservedNodeFs(data, observe) });
}

/** The bridge to the file system as it ships. */
class ObservedNodeFs extends NodeFS {
  readonly #observe: (bridge: Bridge) => void;

  constructor(directory: string, observe: (bridge: Bridge) => void) {
    super(directory);
    this.#observe = observe;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push((mod: object) => this.#observe((mod as { NODEFS: Bridge }).NODEFS));
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
