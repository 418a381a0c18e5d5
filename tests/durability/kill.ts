import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DatabaseOptions } from '#core/platform/db/open-database.ts';
import type { Random } from './random.ts';

const WRITER = fileURLToPath(new URL('./acknowledging-writer.ts', import.meta.url));
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Some are killed before they wrote anything: while the database is made or opened. */
const EARLY_CHANCE = 0.2;
const EARLY_MS = 2_500;
/** The others in the midst of a write, wherever that is on a machine of any speed. */
const MOST_WRITES = 40;
const LATE_MS = 30;
const START_MS = 120_000;

/** What writers said, kept where no kill reaches it. */
export interface Said {
  begun: Set<number>;
  acknowledged: Set<number>;
}

export const newlySaid = (): Said => ({ begun: new Set(), acknowledged: new Set() });

export interface KillOptions {
  database: DatabaseOptions;
  random: Random;
  /** Grows. */
  said: Said;
  /** Lets it open the database, say what it found and write once, before the kill. */
  opens?: boolean;
}

export interface KillResult {
  /** What it found at its start; undefined when it was killed before it could say. */
  found: number[] | undefined;
  /** What its ledger found wrong. */
  faults: string[];
  wrote: number;
}

/** Starts a writer and kills it at a random moment. */
export async function killWriter(options: KillOptions): Promise<KillResult> {
  const { random, said } = options;
  const begun = {
    last: Math.max(0, ...said.begun),
    open: [...said.begun].filter((id) => !said.acknowledged.has(id)),
  };
  const child = spawn(
    process.execPath,
    ['--import', LOADER, WRITER, JSON.stringify(options.database), JSON.stringify(begun)],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const result: KillResult = { found: undefined, faults: [], wrote: 0 };
  let complaint = '';
  const isEarly = !options.opens && random.chance(EARLY_CHANCE);
  const afterWrites = (options.opens ? 1 : 0) + random.below(MOST_WRITES);
  const afterLast = random.below(LATE_MS);
  let timer = setTimeout(() => child.kill('SIGKILL'), isEarly ? random.below(EARLY_MS) : START_MS);
  const killIfDue = () => {
    if (isEarly || result.wrote !== afterWrites) return;
    clearTimeout(timer);
    timer = setTimeout(() => child.kill('SIGKILL'), afterLast);
  };
  eachLine(child.stdout, (line) => {
    const [what, ...words] = line.split(' ');
    const id = Number(words[0]);
    if (what === 'fault') result.faults.push(words.join(' '));
    if (what === 'found') {
      result.found = words.filter((word) => word !== '').map(Number);
      killIfDue();
    }
    if (what === 'began') said.begun.add(id);
    if (what === 'wrote') {
      said.acknowledged.add(id);
      result.wrote += 1;
      killIfDue();
    }
  });
  child.stderr.on('data', (chunk) => (complaint += String(chunk)));
  const signal = await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)));
  clearTimeout(timer);
  if (signal !== 'SIGKILL') throw new Error(`The writer ended by itself: ${complaint}`);
  return result;
}

/** What was acknowledged and is not there, what is there twice, and what nobody asked for. */
export function harmOf(found: number[], { acknowledged, begun }: Said): string[] {
  const there = new Set(found);
  const lost = [...acknowledged].filter((id) => !there.has(id));
  const strange = [...there].filter((id) => !begun.has(id));
  const twice = found.filter((id, place) => found[place - 1] === id);
  return [
    ...lost.map((id) => `${id} is lost`),
    ...strange.map((id) => `${id} was never begun`),
    ...twice.map((id) => `${id} is there twice`),
  ];
}

function eachLine(stream: NodeJS.ReadableStream, use: (line: string) => void): void {
  let rest = '';
  stream.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\n');
    // A line that was cut off by the end is no acknowledgement.
    rest = lines.pop() ?? '';
    lines.forEach(use);
  });
}
