import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../..');

/** What runs in a group of its own, and so has to be told when this process is told to end. */
const groups = new Set();

const ENDINGS = ['SIGINT', 'SIGTERM'];

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] Laid over this process's environment.
 * @property {boolean} [capture] Keeps the output instead of showing it.
 * @property {AbortSignal} [signal] Ends the command with everything it started.
 */

/**
 * Runs a command to its end.
 *
 * @param {string[]} command
 * @param {RunOptions} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, { cwd = ROOT, env, capture = false, signal } = {}) {
  const [program, ...args] = command;
  // Only a group of its own can be ended whole.
  const detached = signal !== undefined;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      detached,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const onAbort = () => (output += `Ended: ${signal.reason.message}\n`);
    const end = detached ? watchGroup({ child, signal, onAbort }) : () => undefined;
    child.on('error', (error) => {
      end();
      resolve({ ok: false, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      end();
      resolve({ ok: code === 0, output });
    });
  });
}

/** Ends a child's group by a signal or with this process; returns how to stop watching. */
function watchGroup({ child, signal, onAbort }) {
  if (groups.size === 0) for (const name of ENDINGS) process.on(name, endAllGroups);
  groups.add(child);
  const abort = () => {
    onAbort();
    endGroup(child);
  };
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return () => {
    signal.removeEventListener('abort', abort);
    groups.delete(child);
    if (groups.size === 0) for (const name of ENDINGS) process.off(name, endAllGroups);
  };
}

function endAllGroups(name) {
  for (const child of groups) endGroup(child);
  // Whoever listens as well has something left to say.
  if (process.listenerCount(name) === 1) process.exit(130);
}

function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // It has ended in this moment.
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Runs a command that has to succeed.
 *
 * @param {string} what The sentence of its failure.
 * @param {string[]} command
 * @param {RunOptions} [options]
 */
export async function mustRun(what, command, options) {
  const { ok, output } = await run(command, options);
  if (!ok) throw new Error(output ? `${what}\n${output}` : what);
  return output;
}

/** The command line of a package's program, without a shell between. */
export function programOf(packageName, program = packageName) {
  const folder = path.join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [process.execPath, path.join(folder, typeof bin === 'string' ? bin : bin[program])];
}

/** The command line that runs a TypeScript file. */
export function typescript(file, ...args) {
  return [process.execPath, '--import', 'tsx', file, ...args];
}

/** The npm that runs this script, else the one on the path. */
export function npm(...args) {
  const own = process.env['npm_execpath'];
  if (own && path.basename(own).startsWith('npm-cli')) return [process.execPath, own, ...args];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args];
}
