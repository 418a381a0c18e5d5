import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a process that called has seen. */
interface Load {
  asked: number;
  answered: number;
  errors: Readonly<Record<string, number>>;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

export interface Held extends Load {
  perSecond: number;
}

interface Target {
  name: string;
  port: number;
  /** The file of the scene. */
  file: string;
}

const TRIAL_SECONDS = 8;
const LONG_SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60);
const FIRST = 100;
/** What is wanted; nobody is asked for more. */
export const WANTED = 2_000;
const FASTER = 1.4;
const SLOWER = 0.88;
const WARM_UPS = 2;
const RETRIES = 1;
/** A server that lets calls wait longer does not hold the rate. */
const MOST_P99_MS = 500;

/** The highest rate that a server holds for a minute: every call answered, none wrong, none late. */
export async function highestRate(target: Target): Promise<Held> {
  let rate = await roughRate(target);
  for (;;) {
    const held = { perSecond: rate, ...(await load(target, rate, LONG_SECONDS)) };
    tell(target, held, LONG_SECONDS);
    if (isHeld(held) || rate < FIRST / 4) return held;
    rate = Math.round(rate * SLOWER);
  }
}

/** Short trials at ever higher rates, up to the last that went well. */
async function roughRate(target: Target): Promise<number> {
  let good = FIRST / 2;
  // Connections are opened and the code is compiled before anybody counts.
  for (let warming = 0; warming < WARM_UPS; warming += 1) await load(target, FIRST, TRIAL_SECONDS);
  let failed = 0;
  for (let rate = FIRST; ;) {
    const tried = { perSecond: rate, ...(await load(target, rate, TRIAL_SECONDS)) };
    tell(target, tried, TRIAL_SECONDS);
    // Once more, since somebody else may have needed the machine just then.
    failed = isHeld(tried) ? 0 : failed + 1;
    if (failed > RETRIES) return good;
    if (failed > 0) continue;
    good = rate;
    if (rate >= WANTED) return good;
    rate = Math.min(WANTED, Math.round(rate * FASTER));
  }
}

const isHeld = ({ asked, answered, errors, p99 }: Load) =>
  answered === asked && Object.keys(errors).length === 0 && p99 <= MOST_P99_MS;

let runs = 0;

async function load({ port, file }: Target, rate: number, seconds: number): Promise<Load> {
  runs += 1;
  const program = path.join(import.meta.dirname, 'load.ts');
  const given = [String(port), String(rate), String(seconds), `run-${runs}`, file];
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, ...given]);
  // As the program beside this one writes it.
  return JSON.parse(stdout) as Load;
}

function tell({ name }: Target, held: Held, seconds: number): void {
  const { perSecond, asked, answered, errors, p50, p95, p99, max } = held;
  const wrong = Object.keys(errors).length === 0 ? 'no errors' : JSON.stringify(errors);
  console.log(
    `${name}: ${perSecond}/s for ${seconds} s, ${answered} of ${asked} answered, ${wrong}, ` +
      `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, slowest ${max} ms`,
  );
}
