import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { makeScratchFolder } from '#core/testing/scratch-folder.ts';
import { seededFolder } from './seeded-folder.ts';

/** A start beside much else takes long; this only ends one that hangs. */
const HANGS_MS = 180_000;
const ROOT = path.resolve(import.meta.dirname, '../..');
/**
 * A server here lives for seconds: optimising what its database runs a few times, as V8 does after
 * little, costs a third of each start and is never paid back; of its own code, a tenth of all it does.
 */
const FLAGS = ['--enable-source-maps', '--liftoff-only', '--interrupt-budget=1000000'];

export interface ServerOptions {
  /** Laid over the defaults; an undefined value takes a default away. */
  env?: Record<string, string | undefined>;
  /** The folder of the server's data; a new one unless told. */
  varFolder?: string;
  /** Leaves that folder behind for the next start; unless told, one that was given is left. */
  keepVar?: boolean;
  /** Another program than the built server. */
  entry?: string;
}

export interface RunningServer {
  url: string;
  port: number;
  pid: number;
  varFolder: string;
  /** Every line the server wrote so far, to either stream. */
  logs: string[];
  /** Asks the server to shut down and resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

/** Starts the built server on a free port and resolves when it listens. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const entry = options.entry ?? path.join(ROOT, 'build/server/main.js');
  if (!existsSync(entry)) {
    throw new Error(`There is no ${path.relative(ROOT, entry)}: run \`npm run build\` first.`);
  }
  const varFolder = options.varFolder ?? makeScratchFolder();
  if (isUsualStart(options)) {
    await cp(await seededFolder(ROOT, seed), varFolder, { recursive: true });
  }
  const child = spawn(process.execPath, [...FLAGS, entry], {
    cwd: ROOT,
    env: environment(varFolder, options.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  const logs: string[] = [];
  const keepVar = options.keepVar ?? options.varFolder !== undefined;
  const clean = async () => {
    if (!keepVar) await rm(varFolder, { recursive: true, force: true });
  };

  let url: string;
  try {
    url = await listening({ child, logs, gone, timeoutMs: HANGS_MS });
  } catch (error) {
    child.kill('SIGKILL');
    await gone;
    await clean();
    throw error;
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const code = await gone;
    await clean();
    return code;
  };
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    varFolder,
    logs,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

/** What the first start of this build writes: the demo with its catalogues. */
async function seed(varFolder: string): Promise<void> {
  const server = await startServer({ varFolder });
  await server.stop();
}

/** Settings that change nothing of what a start writes, or that every start publishes anew. */
const HARMLESS = new Set([
  'LOG_LEVEL',
  'MARQUEE_FIXTURES',
  'MARQUEE_PSEUDO_LANGUAGE',
  'MARQUEE_SERVICE_WORKER',
  'MARQUEE_TRUSTED_CODE',
  'PUBLIC_PORT',
  'SHUTDOWN_SECONDS',
  'SMTP_URL',
  'STRIPE_API_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRETS',
  'TRUSTED_PROXIES',
]);

function isUsualStart({ entry, varFolder, env = {} }: ServerOptions): boolean {
  return !entry && !varFolder && Object.keys(env).every((name) => HARMLESS.has(name));
}

function environment(varFolder: string, extra: ServerOptions['env'] = {}): NodeJS.ProcessEnv {
  const { PATH, HOME, SystemRoot, TZ } = process.env;
  const all: Record<string, string | undefined> = {
    // The test's own environment stays out, so that a developer's settings change no result.
    PATH,
    HOME,
    SystemRoot,
    TZ,
    PORT: '0',
    HOST: '127.0.0.1',
    MARQUEE_MODE: 'demo',
    MARQUEE_VAR: varFolder,
    // Half a year takes longer than a test; journeys begin with an account that is empty.
    MARQUEE_HISTORY: 'off',
    LOG_LEVEL: 'info',
    ...extra,
  };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return { NODE_ENV: 'production', ...Object.fromEntries(given) };
}

interface Start {
  child: ChildProcess;
  logs: string[];
  gone: Promise<number | null>;
  timeoutMs: number;
}

/** Resolves to the url of the log line that says the server listens. */
function listening({ child, logs, gone, timeoutMs }: Start): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (sentence: string) => {
      clearTimeout(timer);
      reject(new Error([sentence, ...logs.slice(-40)].join('\n')));
    };
    const timer = setTimeout(() => fail('The server did not listen in time.'), timeoutMs);
    const hear = (line: string) => {
      logs.push(line);
      const url = listeningUrl(line);
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', hear);
    }
    child.once('error', (error) => fail(`The server did not start: ${error.message}`));
    void gone.then((code) =>
      fail(`The server ended with ${code ?? 'a signal'} before it listened.`),
    );
  });
}

function listeningUrl(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  let entry: unknown;
  try {
    entry = JSON.parse(line);
  } catch (error) {
    // A line that only looks like a log entry says nothing about the start.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  if (typeof entry !== 'object' || entry === null) return undefined;
  if (!('msg' in entry) || entry.msg !== 'listening') return undefined;
  return 'url' in entry && typeof entry.url === 'string' ? entry.url : undefined;
}
