import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Random } from './random.ts';

const WRITER = fileURLToPath(new URL('./acknowledging-writer.ts', import.meta.url));
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Some are killed before they wrote anything: while the database is made or opened. */
const EARLY_CHANCE = 0.2;
const EARLY_MS = 2_500;
const LATE_MS = 600;
const START_MS = 120_000;

export interface KillOptions {
  directory: string;
  template: string;
  random: Random;
  /** Every id that was ever acknowledged; grows. */
  acknowledged: Set<number>;
  /** Lets it open the database and say what it found, before the kill. */
  opens?: boolean;
}

export interface KillResult {
  /** What it found at its start; undefined when it was killed before it could say. */
  found: number[] | undefined;
  wrote: number;
}

/** Starts a writer and kills it at a random moment. What it said before is kept out here. */
export async function killWriter(options: KillOptions): Promise<KillResult> {
  const { random, acknowledged } = options;
  const child = spawn(
    process.execPath,
    ['--import', LOADER, WRITER, options.directory, options.template],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const result: KillResult = { found: undefined, wrote: 0 };
  let complaint = '';
  const isEarly = !options.opens && random.chance(EARLY_CHANCE);
  const afterStart = random.below(LATE_MS);
  let timer = setTimeout(() => child.kill('SIGKILL'), isEarly ? random.below(EARLY_MS) : START_MS);
  const killSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => child.kill('SIGKILL'), afterStart);
  };
  eachLine(child.stdout, (line) => {
    const [what, ...ids] = line.split(' ');
    if (what === 'found') {
      result.found = ids.filter((id) => id !== '').map(Number);
      if (!isEarly) killSoon();
    } else if (what === 'wrote') {
      acknowledged.add(Number(ids[0]));
      result.wrote += 1;
    }
  });
  child.stderr.on('data', (chunk) => (complaint += String(chunk)));
  const signal = await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)));
  clearTimeout(timer);
  if (signal !== 'SIGKILL') throw new Error(`The writer ended by itself: ${complaint}`);
  return result;
}

/** What was acknowledged and is not there, and what is there by half. */
export function lossesOf(found: number[], acknowledged: ReadonlySet<number>): string[] {
  const there = new Set(found);
  const lost = [...acknowledged].filter((id) => !there.has(id));
  const halves = found.filter((id) => !there.has(-id));
  return [...lost.map((id) => `${id} is lost`), ...halves.map((id) => `${id} is there by half`)];
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
